'use client';

import { useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { addToCart } from '@/lib/cart/cart-store';
import { useCardWords } from './card-words';

// Long enough to be seen, and for the second touch of a double tap to add nothing.
const busyFor = 400;

type AddToCartButtonProps = {
  productId: string;
  available: boolean;
  /** Id of the element with the product's title: fifty buttons in a list should not all be called the same. */
  titleId: string;
  className: string;
};

export function AddToCartButton({
  productId,
  available,
  titleId,
  className,
}: AddToCartButtonProps) {
  const words = useCardWords();
  const [busy, setBusy] = useState(false);
  const id = `${titleId}-add`;

  function add() {
    if (busy) return;
    setBusy(true);
    window.setTimeout(() => setBusy(false), busyFor);
    const result = addToCart(productId);
    if (result.ok) {
      showToast({ title: words.added, variant: 'default' });
    } else if (result.error === 'limit-reached') {
      showToast({ title: words.notice, description: words.limitReached, variant: 'destructive' });
    } else {
      showToast({ title: words.error, description: words.saveFailed, variant: 'destructive' });
    }
  }

  return (
    <button
      type="button"
      id={id}
      disabled={!available}
      aria-disabled={busy || undefined}
      aria-labelledby={`${id} ${titleId}`}
      onClick={add}
      className={className}
    >
      {busy ? words.adding : words.add}
    </button>
  );
}
