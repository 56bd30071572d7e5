'use client';

import useSWR from 'swr';
import { cartItems, type CartItem } from './cart-item';
import { useCartLines } from './cart-store';

async function fetchProducts([, ...ids]: [string, ...string[]]) {
  const [{ browserClient }, { readCartProducts }] = await Promise.all([
    import('@/lib/supabase/browser-client'),
    import('./queries'),
  ]);
  return readCartProducts(browserClient(), ids);
}

type CartState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; items: CartItem[] };

/** The cart with its products, read anew whenever a product comes or goes. */
export function useCartItems(): CartState {
  const lines = useCartLines();
  const ids = lines?.map((line) => line.product_id).sort() ?? [];
  const products = useSWR(ids.length > 0 ? ['cart-products', ...ids] : null, fetchProducts, {
    keepPreviousData: true,
  });
  if (lines?.length === 0) return { status: 'ready', items: [] };
  if (lines && products.data) return { status: 'ready', items: cartItems(lines, products.data) };
  if (products.error) return { status: 'failed', retry: () => void products.mutate() };
  return { status: 'loading' };
}
