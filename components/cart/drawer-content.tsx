'use client';

import * as Dialog from 'radix-ui/dialog';
import { Icon } from '@/components/ui/icon';
import { useCartCount } from '@/lib/cart/cart-store';
import { useCartItems } from '@/lib/cart/use-cart-items';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { CartFailed } from './cart-failed';
import { CartLines } from './cart-lines';
import { CartLoading } from './cart-loading';
import { CartNotes } from './cart-notes';
import { CartTotal } from './cart-total';
import type { CartWords } from './cart-words';
import { CheckoutAction } from './checkout-action';
import { EmptyCart } from './empty-cart';

type DrawerContentProps = { locale: Locale; words: CartWords; onClose: () => void };

export function DrawerContent({ locale, words, onClose }: DrawerContentProps) {
  const cart = useCartItems();
  const count = useCartCount();
  const isEmpty = cart.status === 'ready' && cart.items.length === 0;
  return (
    <>
      <div className="cart-drawer-bar">
        <Dialog.Title className="text-xl font-bold">
          {words.title} ({count})
        </Dialog.Title>
        <Dialog.Close aria-label={words.close} className="btn btn-ghost btn-icon -me-2">
          <Icon name="close" className="size-6" />
        </Dialog.Close>
      </div>
      <div className="cart-drawer-lines" data-cart-place>
        {cart.status === 'loading' && <CartLoading words={words} />}
        {cart.status === 'failed' && <CartFailed words={words} onRetry={cart.retry} />}
        {isEmpty && (
          <EmptyCart words={words}>
            <button type="button" onClick={onClose} className="btn btn-default btn-md">
              {words.continueShopping}
            </button>
          </EmptyCart>
        )}
        {cart.status === 'ready' && !isEmpty && (
          <>
            <CartNotes cart={cart} words={words} />
            <CartLines locale={locale} cart={cart} words={words} onLeave={onClose} compact />
          </>
        )}
      </div>
      {cart.status === 'ready' && !isEmpty && (
        <div className="cart-drawer-end">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-bold">
            <span>{words.total}</span>
            <CartTotal locale={locale} cart={cart} />
          </p>
          <p className="text-sm text-muted-foreground">{words.shippingLater}</p>
          <div className="mt-3 grid gap-2">
            <a
              href={localePath(locale, '/cart')}
              onClick={onClose}
              className="btn btn-outline btn-md"
            >
              {words.goToCart}
            </a>
            <CheckoutAction locale={locale} words={words} />
          </div>
        </div>
      )}
    </>
  );
}
