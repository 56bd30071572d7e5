'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '@/components/ui/use-toast';
import { useAnnouncedChange } from '@/components/feedback/use-announced-change';
import { Spinner } from '@/components/ui/spinner';
import { cartLimit } from '@/lib/cart/cart';
import { cartTotal, type CartItem } from '@/lib/cart/cart-item';
import { addOrderToCart, takeFromCart } from '@/lib/cart/cart-store';
import type { ReadyCart } from '@/lib/cart/use-cart-items';
import { nameIn } from '@/lib/catalogue/product';
import { formatAmount } from '@/lib/i18n/format';
import { CartLineItem } from './cart-line-item';

/**
 * After a line was removed, moves the focus to the line in its place, or to the next action if it was the last.
 * `place`: the part of the page with the cart, marked `data-cart-place`.
 */
function focusNearLine(place: Element, index: number): void {
  const lines = place.querySelectorAll<HTMLElement>('[data-remove]');
  const next =
    lines[Math.min(index, lines.length - 1)] ?? place.querySelector<HTMLElement>('a, button');
  next?.focus();
}

type CartLinesProps = {
  cart: ReadyCart;
  /** Called when a line's link is followed. */
  onLeave?: () => void;
  compact?: boolean;
};

export function CartLines({ cart, onLeave, compact = false }: CartLinesProps) {
  const { items, count, waiting } = cart;
  const locale = useLocale();
  const t = useTranslations('cart');
  const list = useRef<HTMLUListElement>(null);
  const total = formatAmount(cartTotal(items), locale);
  useAnnouncedChange(`${t('count', { count })}. ${t('total')}: ${total}`);

  function remove(item: CartItem, index: number) {
    const place = list.current?.closest('[data-cart-place]');
    const taken = flushSync(() => takeFromCart(item.product_id));
    if (!taken) return;
    if (place) focusNearLine(place, index);
    const putBack = () => {
      const isBack = flushSync(() => addOrderToCart(taken));
      if (isBack && place) focusNearLine(place, index);
    };
    toast({
      title: t('removed', { title: nameIn(item, locale) }),
      action: { label: t('undo'), run: putBack },
      variant: 'default',
    });
  }

  return (
    <ul ref={list} className="divide-y divide-border">
      {items.map((item, index) => (
        <CartLineItem
          key={item.product_id}
          item={item}
          isFull={count >= cartLimit}
          onRemove={() => remove(item, index)}
          onLeave={onLeave}
          compact={compact}
        />
      ))}
      {waiting > 0 && (
        <li className="flex justify-center py-6 text-muted-foreground">
          {cart.retry ? t('unknownBooks', { count: waiting }) : <Spinner />}
        </li>
      )}
    </ul>
  );
}
