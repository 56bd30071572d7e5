'use client';

import type { MouseEvent, ReactNode } from 'react';

function closeOnNavigation({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}

type NavigationPopoverProps = { id: string; label: string; children: ReactNode };

/** The page stays when a link is followed, so the menu has to be closed. */
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
