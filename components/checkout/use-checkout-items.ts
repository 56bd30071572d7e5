'use client';

import { useSWRConfig } from 'swr';
import type { CartItem } from '@/lib/cart/cart-item';
import { useCartItems } from '@/lib/cart/use-cart-items';

type CheckoutItems = { items: CartItem[] | null; retry: (() => void) | null };

/** The books that are ordered: all of the cart, or none while one of them is not known yet. */
export function useCheckoutItems(): CheckoutItems & { refresh: () => Promise<unknown> } {
  const cart = useCartItems();
  const { mutate } = useSWRConfig();
  // Prices that have changed change in the lines as well.
  const refresh = () => mutate((key) => Array.isArray(key) && key[0] === 'cart-products');
  return { ...checkoutItems(cart), refresh };
}

function checkoutItems(cart: ReturnType<typeof useCartItems>): CheckoutItems {
  switch (cart.status) {
    case 'loading':
      return { items: null, retry: null };
    case 'failed':
      return { items: null, retry: cart.retry };
    case 'ready':
      return cart.waiting > 0
        ? { items: null, retry: cart.retry }
        : { items: cart.items, retry: null };
  }
}
