'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { addToCart, prepareToAdd } from '@/lib/cart/add-to-cart';

// Long enough to be seen, and for the second touch of a double tap to add nothing.
const shortestBusy = 400;

type AddToCartButtonProps = {
  sku: string;
  productId: string;
  available: boolean;
  /** Id of the element with the product's title: fifty buttons in a list should not all be called the same. */
  titleId: string;
  className: string;
};

/** From now on React takes the taps, which were kept until then: see `early-taps-script`. */
function markLive(button: HTMLButtonElement | null) {
  if (button) button.dataset['live'] = '';
}

export function AddToCartButton(props: AddToCartButtonProps) {
  const { sku, productId, available, titleId, className } = props;
  const t = useTranslations('cart');
  const [busy, setBusy] = useState(false);
  const id = `${titleId}-add`;

  async function add() {
    if (busy) return;
    setBusy(true);
    const seen = new Promise((resolve) => setTimeout(resolve, shortestBusy));
    try {
      await addToCart({ sku, product_id: productId });
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
      // A tap before hydration has marked it.
      suppressHydrationWarning
      className={className}
    >
      {busy ? t('adding') : t('add')}
    </button>
  );
}
