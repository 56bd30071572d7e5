'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { localePath } from '@/lib/i18n/locale';
import { cardTitleId } from './list-anchors';

/** The heading of a card, with the link to the book. */
export function CardTitle({ sku, children }: { sku: string; children: ReactNode }) {
  const locale = useLocale();
  return (
    <h3 id={cardTitleId(sku)}>
      <Link href={localePath(locale, `/product/${sku}`)} className="card-link">
        <bdi>{children}</bdi>
      </Link>
    </h3>
  );
}
