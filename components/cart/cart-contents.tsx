'use client';

import { useCartItems } from '@/lib/cart/use-cart-items';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { CartFailed } from './cart-failed';
import { CartLines } from './cart-lines';
import { CartLoading } from './cart-loading';
import { CartNotes } from './cart-notes';
import { CartSummary } from './cart-summary';
import type { CartWords } from './cart-words';
import { EmptyCart } from './empty-cart';
import type { SummaryWords } from './summary-words';

type CartContentsProps = { locale: Locale; words: CartWords; summary: SummaryWords };

/** The cart as this device keeps it: known only to the browser. */
export function CartContents({ locale, words, summary }: CartContentsProps) {
  const cart = useCartItems();
  if (cart.status === 'loading') return <CartLoading words={words} />;
  if (cart.status === 'failed') return <CartFailed words={words} onRetry={cart.retry} />;
  if (cart.items.length === 0) {
    return (
      <EmptyCart words={words}>
        <a href={localePath(locale, '/shop')} className="btn btn-default btn-md">
          {words.continueShopping}
        </a>
      </EmptyCart>
    );
  }
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <CartNotes cart={cart} words={words} />
        <CartLines locale={locale} cart={cart} words={words} />
      </div>
      <CartSummary locale={locale} cart={cart} words={words} summary={summary} />
    </div>
  );
}
