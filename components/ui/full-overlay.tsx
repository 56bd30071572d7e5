'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './dialog.css';

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
    <div ref={overlay} role="dialog" aria-label={label} tabIndex={-1} className="full-overlay">
      {children}
    </div>,
    document.body,
  );
}
