'use client';

import {
  useEffect,
  useEffectEvent,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { dismissed, typed, type Typing } from './use-typing';

type Combobox = {
  typing: Typing;
  setTyping: Dispatch<SetStateAction<Typing>>;
  /** Keys of the suggestions for what is typed, in their order. */
  keys: readonly string[];
  isOpen: boolean;
  /** Id of the active suggestion's element. */
  activeId: string | undefined;
};

/**
 * The keyboard support of an editable combobox, as in the ARIA Authoring Practices. The focus never leaves the field.
 */
export function useComboboxKeys(
  input: RefObject<HTMLInputElement | null>,
  { typing, setTyping, keys, isOpen, activeId }: Combobox,
): void {
  function move(field: HTMLInputElement, step: 1 | -1) {
    if (keys.length === 0 || typing.text !== field.value) {
      setTyping(typed(field.value));
      return;
    }
    // The field itself is between the last suggestion and the first.
    const places = [null, ...keys];
    const place = activeId && typing.active !== null ? places.indexOf(typing.active) : 0;
    const active = places.at((place + step) % places.length) ?? null;
    setTyping({ ...typing, active, isDismissed: false });
  }

  function clear(field: HTMLInputElement) {
    field.value = '';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }

  /** Whether the key was handled. */
  function press(event: KeyboardEvent, field: HTMLInputElement): boolean {
    switch (event.key) {
      case 'ArrowDown':
        if (event.altKey) setTyping(typed(field.value));
        else move(field, 1);
        return true;
      case 'ArrowUp':
        if (event.altKey) setTyping(dismissed);
        else move(field, -1);
        return true;
      case 'Enter':
        if (activeId) document.getElementById(activeId)?.click();
        else setTyping(dismissed);
        return Boolean(activeId);
      case 'Escape':
        if (isOpen) setTyping(dismissed);
        else if (field.value) clear(field);
        // In an empty field it is the browser's, which closes the sheet around it.
        else return false;
        return true;
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        setTyping({ ...typing, active: null });
    }
    return false;
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent, field: HTMLInputElement) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (press(event, field)) event.preventDefault();
  });

  useEffect(() => {
    const field = input.current;
    const attached = new AbortController();
    const { signal } = attached;
    field?.addEventListener('keydown', (event) => onKeyDown(event, field), { signal });
    return () => attached.abort();
  }, [input]);
}
