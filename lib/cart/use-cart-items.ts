'use client';

import { useMemo } from 'react';
import useSWR from 'swr';
import { countItems, type CartLine } from './cart';
import { cartItems, type CartItem, type CartProduct } from './cart-item';
import { notifyShopper } from './cart-notices';
import { removeFromCart, useCart } from './cart-store';
import { recallProducts, rememberProducts } from './product-memory';

/** Reads the products of all lines at once, and removes lines whose product no longer exists. */
async function fetchProducts([, lines]: [string, readonly CartLine[]]): Promise<CartProduct[]> {
  const [{ visitorClient }, { readCartProducts }] = await Promise.all([
    import('@/lib/supabase/visitor-client'),
    import('./queries'),
  ]);
  const ids = lines.map((line) => line.product_id);
  const products = await readCartProducts(visitorClient(), ids);
  rememberProducts(products);
  const found = new Set(products.map((product) => product.product_id));
  const withdrawn = ids.filter((id) => !found.has(id));
  if (withdrawn.length > 0 && removeFromCart(withdrawn)) notifyShopper({ type: 'withdrawn' });
  return products;
}

export type ReadyCart = {
  status: 'ready';
  items: CartItem[];
  /** Items in all lines, including lines whose product is not loaded yet. */
  count: number;
  /** Lines whose product is not loaded yet. */
  waiting: number;
  blocked: boolean;
  /** Set if the products could not be read; they are then shown as last seen. */
  retry: (() => void) | null;
};
/** `unread`: on the server, and until the page is hydrated. */
export type CartState =
  | { status: 'unread' }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | ReadyCart;

/** The cart with its products, read again after every change. */
export function useCartItems(): CartState {
  const cart = useCart();
  const answer = useSWR(
    cart && cart.stored.length > 0 ? ['cart-products', cart.stored] : null,
    fetchProducts,
    { keepPreviousData: true, errorRetryCount: 3 },
  );
  const remembered = useMemo(() => recallProducts(), []);
  if (!cart) return { status: 'unread' };
  const items = cartItems(cart.lines, [...remembered, ...(answer.data ?? [])]);
  const retry = answer.error ? () => void answer.mutate() : null;
  if (items.length === 0 && cart.lines.length > 0) {
    return retry ? { status: 'failed', retry } : { status: 'loading' };
  }
  return {
    status: 'ready',
    items,
    count: countItems(cart.lines),
    waiting: cart.lines.length - items.length,
    blocked: cart.blocked,
    retry,
  };
}
