'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { useCartItems } from '@/lib/cart/use-cart-items';
import { CartLines } from './cart-lines';
import { CartNotes } from './cart-notes';
import { CartPlaceholder } from './cart-placeholder';
import { CartSummary } from './cart-summary';

type CartContentsProps = {
  /** Shown offline, in place of the delivery and the checkout button. */
  offlineNote?: ReactNode;
};

/** The cart stored on this device, which only the browser knows. */
export function CartContents({ offlineNote }: CartContentsProps) {
  const t = useTranslations('cart');
  const cart = useCartItems();
  if (cart.status !== 'ready' || cart.count === 0) {
    return (
      <CartPlaceholder cart={cart}>
        <Button asChild>
          <Link href="/shop">{t('continueShopping')}</Link>
        </Button>
      </CartPlaceholder>
    );
  }
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <CartNotes cart={cart} isOffline={offlineNote !== undefined} />
        <CartLines cart={cart} />
      </div>
      <CartSummary cart={cart} offlineNote={offlineNote} />
    </div>
  );
}
