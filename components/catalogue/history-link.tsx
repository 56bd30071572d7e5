'use client';

import type { MouseEvent, ReactNode } from 'react';

type HistoryLinkProps = { href: string; className: string; children: ReactNode };

/** Back to where the shopper came from; to `href` for one who came here first, from a shared link. */
export function HistoryLink({ href, className, children }: HistoryLinkProps) {
  const goBack = (event: MouseEvent) => {
    if (window.history.length <= 1) return;
    event.preventDefault();
    window.history.back();
  };
  return (
    <a href={href} onClick={goBack} className={className}>
      {children}
    </a>
  );
}
