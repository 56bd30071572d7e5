'use client';

import Link from 'next/link';
import { lineTotal, type CartItem } from '@/lib/cart/cart-item';
import { changeQuantity, removeFromCart } from '@/lib/cart/cart-store';
import { coverSource } from '@/lib/catalogue/cover-source';
import { displayTitle } from '@/lib/catalogue/product';
import { formatAmount } from '@/lib/i18n/format';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { titlePlaceholder, type CartWords } from './cart-words';

type CartLineItemProps = {
  locale: Locale;
  item: CartItem;
  /** No more items fit into the cart. */
  isFull: boolean;
  words: CartWords;
};

export function CartLineItem({ locale, item, isFull, words }: CartLineItemProps) {
  const title = displayTitle(item, locale);
  const about = (sentence: string) => sentence.replace(titlePlaceholder, title);
  const step = (difference: number) => changeQuantity(item.product_id, item.quantity + difference);
  return (
    <li className="flex gap-4 py-5">
      <div className="w-20 shrink-0">
        <div className="cover-frame">
          {item.image_url && (
            // eslint-disable-next-line @next/next/no-img-element -- see cover-source
            <img {...coverSource(item.image_url)} sizes="5rem" alt="" width={80} height={107} />
          )}
        </div>
      </div>
      <div className="min-w-0 grow">
        <h2 className="font-bold">
          <Link href={localePath(locale, `/product/${item.sku}`)} prefetch={false}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <p className="text-sm text-muted-foreground">
          <bdi>{formatAmount(item.retail_price, locale)}</bdi> {words.each}
        </p>
        {!item.available && (
          <p className="text-sm font-semibold text-destructive">{words.unavailable}</p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div role="group" aria-label={words.quantity} className="flex items-center">
            <button
              type="button"
              onClick={() => step(-1)}
              disabled={item.quantity <= 1}
              aria-label={about(words.decrease)}
              className="btn btn-outline btn-icon"
            >
              <span aria-hidden="true">−</span>
            </button>
            <output className="w-10 text-center font-bold">{item.quantity}</output>
            <button
              type="button"
              onClick={() => step(1)}
              disabled={isFull}
              aria-label={about(words.increase)}
              className="btn btn-outline btn-icon"
            >
              <span aria-hidden="true">+</span>
            </button>
          </div>
          <button
            type="button"
            onClick={() => removeFromCart(item.product_id)}
            aria-label={about(words.remove)}
            className="btn btn-link btn-bare"
          >
            {words.removeShort}
          </button>
          <p className="ms-auto font-bold">
            <bdi>{formatAmount(lineTotal(item), locale)}</bdi>
          </p>
        </div>
      </div>
    </li>
  );
}
