'use client';

import type { MouseEvent, ReactNode } from 'react';

function closeOnNavigation({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}

type NavigationPopoverProps = { id: string; label: string; children: ReactNode };

/** Following a link keeps the layout mounted, so the menu must be closed. */
export function NavigationPopover({ id, label, children }: NavigationPopoverProps) {
  return (
    <nav
      id={id}
      popover="auto"
      aria-label={label}
      onClick={closeOnNavigation}
      className="site-menu"
    >
      {children}
    </nav>
  );
}
