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
      className="inset-y-0 start-0 end-auto w-80 max-w-5/6 overflow-y-auto overscroll-contain bg-popover p-4 text-popover-foreground shadow-cover backdrop:bg-black/40 max-lg:open:h-dvh lg:inset-x-0 lg:top-(--header-height) lg:bottom-auto lg:max-h-[calc(100dvh-var(--header-height))] lg:w-full lg:max-w-none lg:border-b-3 lg:border-double lg:px-0 lg:pb-8 lg:backdrop:bg-black/20"
    >
      <div className="lg:shell lg:grid lg:grid-flow-col lg:grid-cols-[3fr_2fr_2fr] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        {children}
      </div>
    </nav>
  );
}
