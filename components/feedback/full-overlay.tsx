'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type FullOverlayProps = { label: string; children: ReactNode };

/**
 * The page except the overlay; elements that others insert into the document, e.g. a payment popup, stay accessible.
 */
const coveredPart = 'body > :is(a, header, main, footer)';

/** Covers the whole page while the shopper can only wait. */
export function FullOverlay({ label, children }: FullOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const covered = [...document.querySelectorAll<HTMLElement>(coveredPart)];
    for (const part of covered) part.inert = true;
    overlay.current?.focus();
    return () => {
      for (const part of covered) part.inert = false;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return createPortal(
    <div
      ref={overlay}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      // Above everything of the shop's own; a payment provider's popup is above this.
      className="fixed inset-0 z-overlay flex flex-col items-center justify-center gap-4 overflow-y-auto bg-background p-6 text-center text-foreground"
    >
      {children}
    </div>,
    document.body,
  );
}
