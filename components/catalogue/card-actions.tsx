'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { localePath } from '@/lib/i18n/locale';
import { AddToCartButton } from './add-to-cart-button';
import { cardTitleId } from './list-anchors';

type CardActionsProps = {
  sku: string;
  productId: string;
  available: boolean;
  /** The text of the link to the book. */
  children: ReactNode;
};

/** The actions of a card. One client component, because a list has fifty cards. */
export function CardActions({ sku, productId, available, children }: CardActionsProps) {
  const locale = useLocale();
  const titleId = cardTitleId(sku);
  return (
    <div className="card-actions">
      <AddToCartButton
        sku={sku}
        productId={productId}
        available={available}
        titleId={titleId}
        className="btn btn-secondary btn-sm"
      />
      <Link
        href={localePath(locale, `/product/${sku}`)}
        aria-describedby={titleId}
        className="btn btn-link btn-bare"
      >
        {children}
      </Link>
    </div>
  );
}
