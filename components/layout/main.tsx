'use client';

import type { ReactNode } from 'react';
import { useSelectedLayoutSegment } from 'next/navigation';
import { mainId } from './skip-link';

/** Contains the page. `data-section` is the page's first folder in `app/[locale]`: see `on-list` in `app/theme.css`. */
export function Main({ children }: { children: ReactNode }) {
  const section = useSelectedLayoutSegment();
  return (
    <main id={mainId} tabIndex={-1} data-section={section} className="min-h-[60vh] outline-none">
      {children}
    </main>
  );
}
