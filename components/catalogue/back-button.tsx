'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';

/** Back to where the shopper came from; to `href` for one who came here first, from a shared link. */
export function BackButton({ href, label }: { href: string; label: string }) {
  const goBack = (event: MouseEvent) => {
    if (window.history.length <= 1) return;
    event.preventDefault();
    window.history.back();
  };
  return (
    <a href={href} onClick={goBack} className="btn btn-outline btn-sm">
      <Icon name="chevron" className="size-4 -scale-x-100 rtl:scale-x-100" />
      {label}
    </a>
  );
}
