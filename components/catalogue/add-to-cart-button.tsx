'use client';

import { Check, Plus } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/icon';
import { addToCart, prepareToAdd } from '@/lib/cart/add-to-cart';
import { cn } from '@/lib/utils';
import { useQuantityInCart } from '@/lib/cart/cart-store';

// In milliseconds: long enough to be visible, and to ignore the second tap of a double tap.
const shortestBusy = 400;

type AddToCartButtonProps = {
  sku: string;
  productId: string;
  title: string;
  available: boolean;
  /** Id of the element with the product's title, so that the fifty buttons of a list have distinct labels. */
  titleId: string;
  className: string;
};

/** From now on React handles taps; before, they were stored, see `early-taps-script`. */
function markLive(button: HTMLButtonElement | null) {
  if (button) button.dataset['live'] = '';
}

export function AddToCartButton(props: AddToCartButtonProps) {
  const { sku, productId, title, available, titleId, className } = props;
  const t = useTranslations('cart');
  const quantity = useQuantityInCart(productId);
  const [busy, setBusy] = useState(false);
  const id = `${titleId}-add`;

  async function add() {
    if (busy) return;
    setBusy(true);
    const seen = new Promise((resolve) => setTimeout(resolve, shortestBusy));
    try {
      await addToCart({ sku, product_id: productId, title });
    } finally {
      await seen;
      setBusy(false);
    }
  }

  return (
    <button
      ref={markLive}
      type="button"
      id={id}
      data-sku={sku}
      data-product-id={productId}
      data-adding={t('adding')}
      disabled={!available}
      aria-disabled={busy || undefined}
      aria-labelledby={`${id} ${titleId}`}
      onClick={add}
      onPointerEnter={prepareToAdd}
      onFocus={prepareToAdd}
      // A tap before hydration may have changed it.
      suppressHydrationWarning
      // Without scripts it does nothing.
      className={cn(className, 'noscript:hidden')}
    >
      <AddLabel isBusy={busy} quantity={available ? quantity : 0} />
    </button>
  );
}

/** Once the book is in the cart, the number of its copies, and that one more can be added. */
function AddLabel({ isBusy, quantity }: { isBusy: boolean; quantity: number }) {
  const t = useTranslations('cart');
  if (isBusy) return t('adding');
  if (quantity === 0) return t('add');
  return (
    <>
      <Icon icon={Check} className="size-4" />
      {t('inCart', { quantity })}
      <span className="sr-only">{t('addAnother')}</span>
      <Icon icon={Plus} className="size-4" />
    </>
  );
}
