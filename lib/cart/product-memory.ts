import { z } from 'zod';
import { cartLimit } from './cart';
import { cartProductSchema, type CartProduct } from './cart-item';

const storageKey = 'cart-products';

/**
 * The products of the cart as they were last seen, so that it shows at once and without a network. Empty where storage
 * is blocked or holds something else.
 */
export function recallProducts(): CartProduct[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return z.array(cartProductSchema).safeParse(stored).data ?? [];
  } catch {
    return [];
  }
}

/** Remembers these products beside the ones seen before, as many as a cart can hold. */
export function rememberProducts(products: readonly CartProduct[]): void {
  const ids = new Set(products.map(({ product_id }) => product_id));
  const others = recallProducts().filter(({ product_id }) => !ids.has(product_id));
  try {
    const kept = [...products, ...others].slice(0, cartLimit);
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Full or blocked: the cart asks the shop again next time.
  }
}
