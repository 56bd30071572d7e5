'use client';

import type { CartItem } from '@/lib/cart/cart-item';
import { useCartItems } from '@/lib/cart/use-cart-items';

/** The books that are ordered: all of the cart, or none while one of them is not known yet. */
export function useCheckoutItems(): { items: CartItem[] | null; retry: (() => void) | null } {
  const cart = useCartItems();
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
