'use client';

import type { ReactNode } from 'react';
import { useSelectedLayoutSegment } from 'next/navigation';
import { mainId } from './skip-link';

/** The element of the page, which is named by its folder: see `on-list` in `app/theme.css`. */
export function Main({ children }: { children: ReactNode }) {
  const section = useSelectedLayoutSegment();
  return (
    <main
      id={mainId}
      tabIndex={-1}
      data-section={section ?? undefined}
      className="min-h-[60vh] outline-none"
    >
      {children}
    </main>
  );
}
