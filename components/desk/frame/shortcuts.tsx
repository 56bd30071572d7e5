'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from '@/components/navigation/use-navigate';
import { ScriptButton } from '@/components/forms/script-button';
import {
  hasShortcuts,
  shortcutOf,
  subscribeToShortcuts,
  switchShortcuts,
} from '@/lib/desk/frame/shortcuts';
import { ShortcutsDialog } from './shortcuts-dialog';

/** The attribute of the field that `/` focuses; if there are several, the first visible one. */
const searchField = '[data-desk-search]';

// In milliseconds: after this time a digit no longer completes a shortcut.
const patience = 1_500;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'));

function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>(searchField)];
  const shown = fields.find((field) => field.checkVisibility());
  shown?.focus();
  shown?.select();
  return shown !== undefined;
}

/** The desk's keys, and the button that lists them. When they are off, no single key does anything. */
export function Shortcuts() {
  const t = useTranslations('desk.shortcuts');
  const { push } = useNavigate();
  const isOn = useSyncExternalStore(subscribeToShortcuts, hasShortcuts, () => true);
  const [isOpen, setIsOpen] = useState(false);
  const lastG = useRef(-patience);

  function press(event: KeyboardEvent) {
    if (isTyping(event.target) || document.querySelector('[role$="dialog"]')) return;
    const shortcut = shortcutOf(event, event.timeStamp - lastG.current < patience);
    lastG.current = shortcut?.does === 'wait' ? event.timeStamp : -patience;
    if (shortcut?.does === 'open') push(shortcut.path);
    else if (shortcut?.does === 'help') setIsOpen(true);
    else if (shortcut?.does !== 'search' || !focusSearch()) return;
    event.preventDefault();
  }

  const pressRef = useRef(press);
  useEffect(() => {
    pressRef.current = press;
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => pressRef.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);

  return (
    <>
      <ScriptButton
        variant="ghost"
        size="sm"
        className="lg:min-h-9 lg:px-0 noscript:hidden [@media(hover:none)]:hidden"
        onClick={() => setIsOpen(true)}
      >
        {t('title')}
      </ScriptButton>
      {isOpen && (
        <ShortcutsDialog isOn={isOn} onSwitch={switchShortcuts} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
