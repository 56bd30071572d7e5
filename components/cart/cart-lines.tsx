'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '@/components/feedback/toast-store';
import { Spinner } from '@/components/ui/spinner';
import { cartLimit } from '@/lib/cart/cart';
import { cartTotal, type CartItem } from '@/lib/cart/cart-item';
import { putBackIntoCart, takeFromCart } from '@/lib/cart/cart-store';
import type { ReadyCart } from '@/lib/cart/use-cart-items';
import { displayTitle } from '@/lib/catalogue/product';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import { CartLineItem } from './cart-line-item';
import type { CartWords } from './cart-words';
import { focusNearLine } from './focus-near-line';
import { withTitle } from './placeholders';
import { useAnnouncedChange } from '@/components/feedback/use-announced-change';

type CartLinesProps = {
  locale: Locale;
  cart: ReadyCart;
  words: CartWords;
  /** Called when a line's link leads away. */
  onLeave?: () => void;
  compact?: boolean;
};

export function CartLines({ locale, cart, words, onLeave, compact = false }: CartLinesProps) {
  const { items, count, waiting } = cart;
  const list = useRef<HTMLUListElement>(null);
  const total = formatAmount(cartTotal(items), locale);
  useAnnouncedChange(`${words.counts[count]}. ${words.total}: ${total}`);

  function remove(item: CartItem, index: number) {
    const place = list.current?.closest('[data-cart-place]');
    const taken = flushSync(() => takeFromCart(item.product_id));
    if (!taken) return;
    if (place) focusNearLine(place, index);
    const putBack = () => {
      const isBack = flushSync(() => putBackIntoCart(taken));
      if (isBack && place) focusNearLine(place, index);
    };
    showToast({
      title: withTitle(words.removed, displayTitle(item, locale)),
      action: { label: words.undo, run: putBack },
      variant: 'default',
    });
  }

  return (
    <ul ref={list} className="divide-y divide-border">
      {items.map((item, index) => (
        <CartLineItem
          key={item.product_id}
          locale={locale}
          item={item}
          isFull={count >= cartLimit}
          onRemove={() => remove(item, index)}
          onLeave={onLeave}
          compact={compact}
          words={words}
        />
      ))}
      {waiting > 0 && (
        <li className="flex justify-center py-6">
          <Spinner />
        </li>
      )}
    </ul>
  );
}
