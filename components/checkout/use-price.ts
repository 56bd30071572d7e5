'use client';

import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { CartItem } from '@/lib/cart/cart-item';
import { useCartItems, type CartState } from '@/lib/cart/use-cart-items';
import { quoteRequest } from '@/lib/checkout/quote';
import { useQuote } from '@/lib/checkout/use-quote';
import type { Place } from '@/lib/locations/address-cascade';

type Books = { items: CartItem[] | null; retryItems: (() => void) | null };

/** The books that are ordered: all of the cart, or none while one of them is not known yet. */
function booksOf(cart: CartState): Books {
  switch (cart.status) {
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

/** The longest code that the server reads. */
export const longestPromo = 64;

/** The code in the field, and the one that the price is asked with. */
function usePromo(kept: string | null) {
  const [typed, setTyped] = useState(kept ?? '');
  const [asked, setAsked] = useState(kept);
  return {
    typed,
    setTyped,
    asked,
    apply: () => setAsked(typed.trim().slice(0, longestPromo)),
    remove: () => {
      setTyped('');
      setAsked(null);
    },
  };
}

export type Promo = ReturnType<typeof usePromo>;

type Options = {
  place: Place;
  /** The code of a draft. */
  keptPromo: string | null;
  /** Nobody will know where to before the lists are asked for again. */
  isPlaceLost: boolean;
};

/** What is ordered, and what it costs at a place. */
export function usePrice({ place, keptPromo, isPlaceLost }: Options) {
  const { items, retryItems } = booksOf(useCartItems());
  const { mutate } = useSWRConfig();
  const promo = usePromo(keptPromo);
  const price = useQuote(quoteRequest(items ?? [], place, promo.asked));

  function readiness(): 'ready' | 'calculating' | 'failed' {
    // Before the lists have come nobody knows where to.
    const isEarly = place.countryId === '' && !isPlaceLost;
    if (items === null || isEarly || price.status === 'calculating') return 'calculating';
    return price.status === 'ready' ? 'ready' : 'failed';
  }

  return {
    items,
    retryItems,
    promo,
    price,
    /** For the pay button, which wants a price and waits for none. */
    readiness: readiness(),
    /** Asks anew for the price, and for the books' own prices in the lines. */
    refresh: () =>
      Promise.all([
        price.retry(),
        mutate((key) => Array.isArray(key) && key[0] === 'cart-products'),
      ]),
  };
}
