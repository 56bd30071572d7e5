'use client';

import Image from 'next/image';
import { lineTotal, type CartItem } from '@/lib/cart/cart-item';
import { changeQuantity } from '@/lib/cart/cart-store';
import { displayTitle, titleParts } from '@/lib/catalogue/product';
import { formatAmount } from '@/lib/i18n/format';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { CartWords } from './cart-words';
import { LineTitle } from './line-title';
import { withTitle } from './placeholders';
import { QuantityStepper } from './quantity-stepper';

type CartLineItemProps = {
  locale: Locale;
  item: CartItem;
  /** No more items fit into the cart. */
  isFull: boolean;
  onRemove: () => void;
  onLeave?: (() => void) | undefined;
  compact?: boolean;
  words: CartWords;
};

export function CartLineItem(props: CartLineItemProps) {
  const { locale, item, isFull, onRemove, onLeave, compact = false, words } = props;
  const title = displayTitle(item, locale);
  const about = (sentence: string) => withTitle(sentence, title);
  const Heading = compact ? 'h3' : 'h2';
  return (
    <li className={compact ? 'cart-line cart-line-compact' : 'cart-line'}>
      <div className="cart-line-cover">
        <div className="cover-frame">
          {item.image_url && (
            <Image src={item.image_url} sizes="5rem" alt="" width={80} height={107} />
          )}
        </div>
      </div>
      <div className="min-w-0 grow basis-44">
        <Heading>
          <a
            href={localePath(locale, `/product/${item.sku}`)}
            {...(onLeave && { onClick: onLeave })}
            className="underline-offset-4 hover:underline"
          >
            <LineTitle parts={titleParts(item, locale)} />
          </a>
        </Heading>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-sm text-muted-foreground">
            <bdi>{formatAmount(item.retail_price, locale)}</bdi> {words.each}
          </span>
          <bdi className="font-bold">{formatAmount(lineTotal(item), locale)}</bdi>
        </p>
        {!item.available && (
          <p className="text-sm font-semibold text-destructive">{words.unavailable}</p>
        )}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <QuantityStepper
            quantity={item.quantity}
            about={about}
            canGrow={item.available}
            isFull={isFull}
            onChange={(delta) => changeQuantity(item.product_id, delta)}
            words={words}
          />
          <button
            type="button"
            onClick={onRemove}
            data-remove
            aria-label={about(words.remove)}
            className="btn btn-link btn-bare -me-1"
          >
            {words.removeShort}
          </button>
        </div>
      </div>
    </li>
  );
}
