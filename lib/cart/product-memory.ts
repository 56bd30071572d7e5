import * as z from 'zod/mini';
import { cartLimit } from './cart';
import { cartProductSchema, type CartProduct } from './cart-item';

const storageKey = 'cart-products';

/**
 * The cart's products as last seen, so that the cart can be shown at once and offline. Empty if storage is blocked or
 * contains invalid data.
 */
export function recallProducts(): CartProduct[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return z.array(cartProductSchema).safeParse(stored).data ?? [];
  } catch {
    return [];
  }
}

/** Stores these products in addition to the earlier ones, as many as fit into a cart. */
export function rememberProducts(products: readonly CartProduct[]): void {
  const ids = new Set(products.map(({ product_id }) => product_id));
  const others = recallProducts().filter(({ product_id }) => !ids.has(product_id));
  try {
    const kept = [...products, ...others].slice(0, cartLimit);
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Storage is full or blocked: the cart will request the products next time.
  }
}
