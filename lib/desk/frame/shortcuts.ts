import { deskSections } from './sections';

export type Shortcut =
  { does: 'open'; path: string } | { does: 'search' } | { does: 'help' } | { does: 'wait' };

type Press = Pick<
  KeyboardEvent,
  'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'
>;

/**
 * The meaning of a key press. Keys are identified by position, because Arabic layouts have other letters there.
 * `isAfterG`: whether `g` was pressed before.
 */
export function shortcutOf(press: Press, isAfterG: boolean): Shortcut | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null;
  if (press.code === 'Slash') return { does: press.shiftKey ? 'help' : 'search' };
  if (press.shiftKey) return null;
  if (press.code === 'KeyG') return { does: 'wait' };
  const place = /^(?:Digit|Numpad)([1-9])$/.exec(press.code)?.[1];
  const section = isAfterG && place ? deskSections[Number(place) - 1] : undefined;
  return section ? { does: 'open', path: section.path } : null;
}

/** Where the browser stores that the user has turned the shortcuts off. */
export const shortcutsKey = 'desk-shortcuts';

const changed = 'desk-shortcuts-changed';

export function hasShortcuts(): boolean {
  try {
    return localStorage.getItem(shortcutsKey) !== 'off';
  } catch {
    return true;
  }
}

export function switchShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(shortcutsKey);
    else localStorage.setItem(shortcutsKey, 'off');
  } catch {
    // Storage is blocked: the setting cannot be changed.
  }
  window.dispatchEvent(new Event(changed));
}

export function subscribeToShortcuts(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}
