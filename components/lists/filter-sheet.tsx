'use client';

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { cn } from '@/lib/utils';
import { arrivalFrom, useListNavigation } from './list-navigation';
import { hasPopovers, makeRestInert, wideEnoughForColumn } from './sheet';

const sheetClass = cn(
  'text-inherit focus:outline-none',
  'max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:mx-auto max-lg:h-[85dvh] max-lg:w-full max-lg:max-w-160 max-lg:overflow-hidden max-lg:rounded-t-xl max-lg:bg-popover max-lg:shadow-cover',
  'max-lg:animate-in max-lg:duration-200 max-lg:ease-out max-lg:fade-in-0 max-lg:slide-in-from-bottom-8 max-lg:backdrop:bg-black/40 max-lg:data-kept:animate-none',
  'max-lg:open:flex max-lg:open:flex-col',
  // A column, open or not.
  'lg:static lg:block lg:size-auto lg:overflow-visible lg:bg-transparent',
  // Browsers without popovers show the filters in the page.
  'max-lg:no-popovers:mb-4 max-lg:no-popovers:max-h-80 max-lg:no-popovers:overflow-y-auto',
);

type FilterSheetProps = {
  /** Differs from list to list, because React keeps previous lists in the document. */
  id: string;
  label: string;
  children: ReactNode;
};

/**
 * On phones a sheet: a native popover, which opens without scripts and closes with Escape or the back gesture.
 * With scripts it is modal, and stays open while filters are selected. On desktops a column.
 */
export function FilterSheet({ id, label, children }: FilterSheetProps) {
  const { departureRef } = useListNavigation();
  const sheet = useRef<HTMLDivElement>(null);
  const releaseRef = useRef<(() => void) | null>(null);
  const isLeavingRef = useRef(false);
  const keptRef = useRef<ReturnType<typeof arrivalFrom>>(null);
  const [isOpen, setIsOpen] = useState(false);

  function release() {
    releaseRef.current?.();
    releaseRef.current = null;
  }

  function onBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState === 'open') return;
    delete currentTarget.dataset['kept'];
    // Before the focus returns to the button, which is still inert.
    release();
    // The list that is loading does not open it again.
    if (!isLeavingRef.current) delete departureRef.current?.inSheet;
  }

  function onToggle({ newState }: ToggleEvent) {
    keptRef.current = null;
    setIsOpen(newState === 'open');
  }

  // Before the focus moves to the selected filter.
  useLayoutEffect(() => {
    const shown = sheet.current;
    if (!shown || !hasPopovers()) return;
    isLeavingRef.current = false;
    // In development effects run twice.
    const left = arrivalFrom(departureRef.current) ?? keptRef.current;
    keptRef.current = left;
    if (left?.inSheet) {
      shown.dataset['kept'] = '';
      shown.showPopover();
      const same = shown.querySelector(`#${CSS.escape(left.id)}`);
      const top = same?.getBoundingClientRect().top ?? 0;
      shown.querySelector('[data-slot=filter-groups]')?.scrollTo(0, top - left.inSheet.top);
    }
    return () => {
      isLeavingRef.current = true;
      release();
      shown.hidePopover();
    };
  }, [departureRef]);

  useEffect(() => {
    const shown = sheet.current;
    if (!isOpen || !shown) return;
    releaseRef.current = makeRestInert(shown);
    if (!shown.contains(document.activeElement)) shown.focus({ preventScroll: true });
    const wide = window.matchMedia(wideEnoughForColumn);
    const close = () => shown.hidePopover();
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
      release();
    };
  }, [isOpen]);

  return (
    <div
      ref={sheet}
      id={id}
      popover="auto"
      data-slot="filter-sheet"
      tabIndex={-1}
      className={sheetClass}
      onBeforeToggle={onBeforeToggle}
      onToggle={onToggle}
      {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': label })}
    >
      {children}
    </div>
  );
}
