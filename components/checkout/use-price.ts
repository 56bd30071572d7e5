'use client';

import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { CartItem } from '@/lib/cart/cart-item';
import { useCartItems, type CartState } from '@/lib/cart/use-cart-items';
import { quoteRequest } from '@/lib/checkout/quote';
import { useQuote } from '@/lib/checkout/use-quote';
import type { Place } from '@/lib/locations/address-cascade';

type Books = { items: CartItem[] | null; retryItems: (() => void) | null };

/** The books to order: the whole cart, or none while one of them is not loaded. */
function booksOf(cart: CartState): Books {
  switch (cart.status) {
    case 'unread':
    case 'loading':
      return { items: null, retryItems: null };
    case 'failed':
      return { items: null, retryItems: cart.retry };
    case 'ready':
      return cart.waiting > 0
        ? { items: null, retryItems: cart.retry }
        : { items: cart.items, retryItems: null };
  }
}

/** The longest code that the server accepts. */
export const longestPromo = 64;

/** The code in the field, and the one that the price was requested with. */
function usePromo(kept: string | null) {
  const [changed, setTyped] = useState<string>();
  const [code, setRequestedCode] = useState<string | null>();
  // As in the draft until the shopper changes it.
  const typed = changed ?? kept ?? '';
  return {
    typed,
    setTyped,
    requestedCode: code === undefined ? kept : code,
    apply: () => setRequestedCode(typed.trim().slice(0, longestPromo)),
    remove: () => {
      setTyped('');
      setRequestedCode(null);
    },
  };
}

export type Promo = ReturnType<typeof usePromo>;

type Options = {
  place: Place;
  /** The code from the draft. */
  keptPromo: string | null;
  /** The place stays unknown until the lists are requested again. */
  isPlaceLost: boolean;
};

/** What is ordered, and its price at a place. */
export function usePrice({ place, keptPromo, isPlaceLost }: Options) {
  const { items, retryItems } = booksOf(useCartItems());
  const { mutate } = useSWRConfig();
  const promo = usePromo(keptPromo);
  const price = useQuote(quoteRequest(items ?? [], place, promo.requestedCode));

  function readiness(): 'ready' | 'calculating' | 'failed' {
    // The place is unknown until the lists have been loaded.
    const isEarly = place.countryId === '' && !isPlaceLost;
    if (items === null || isEarly || price.status === 'calculating') return 'calculating';
    return price.status === 'ready' ? 'ready' : 'failed';
  }

  return {
    items,
    retryItems,
    promo,
    price,
    /** For the pay button, which needs a price and does not wait for one. */
    readiness: readiness(),
    /** Requests the price again, and the books' prices in the lines. */
    refresh: () =>
      Promise.all([
        price.retry(),
        mutate((key) => Array.isArray(key) && key[0] === 'cart-products'),
      ]),
  };
}
