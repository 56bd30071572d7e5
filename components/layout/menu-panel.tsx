'use client';

import type { MouseEvent, ReactNode } from 'react';

type MenuPanelProps = { id: string; label: string; className: string; children: ReactNode };

/** The browser's own popover: it opens, closes by Escape or a touch outside and returns focus without any script. */
export function MenuPanel({ id, label, className, children }: MenuPanelProps) {
  const closeOnNavigation = (event: MouseEvent<HTMLElement>) => {
    const target = event.target;
    if (target instanceof Element && target.closest('a')) event.currentTarget.hidePopover();
  };
  return (
    <nav
      id={id}
      popover="auto"
      aria-label={label}
      onClick={closeOnNavigation}
      className={className}
    >
      {children}
    </nav>
  );
}
