'use client';

import Link from 'next/link';
import { MessagePanel } from '@/components/feedback/message-panel';
import { cartLimit } from '@/lib/cart/cart';
import { useCartItems } from '@/lib/cart/use-cart-items';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { CartLineItem } from './cart-line-item';
import { CartSummary } from './cart-summary';
import type { CartWords } from './cart-words';

/** The cart as this device keeps it: known only to the browser. */
export function CartContents({ locale, words }: { locale: Locale; words: CartWords }) {
  const cart = useCartItems();
  if (cart.status === 'loading') {
    return (
      <p role="status" className="min-h-80 py-10 text-muted-foreground">
        {words.loading}
      </p>
    );
  }
  if (cart.status === 'failed') {
    return (
      <div role="alert">
        <MessagePanel icon="alert" title={words.failed}>
          <button type="button" onClick={cart.retry} className="btn btn-default btn-md">
            {words.tryAgain}
          </button>
        </MessagePanel>
      </div>
    );
  }
  if (cart.items.length === 0) {
    return (
      <MessagePanel icon="bag" title={words.emptyTitle} text={words.emptyText}>
        <Link
          href={localePath(locale, '/shop')}
          prefetch={false}
          className="btn btn-default btn-md"
        >
          {words.continueShopping}
        </Link>
      </MessagePanel>
    );
  }
  const count = cart.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <ul className="divide-y divide-border border-y border-border">
        {cart.items.map((item) => (
          <CartLineItem
            key={item.product_id}
            locale={locale}
            item={item}
            isFull={count >= cartLimit}
            words={words}
          />
        ))}
      </ul>
      <CartSummary locale={locale} items={cart.items} words={words} />
    </div>
  );
}
