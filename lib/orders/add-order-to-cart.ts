import type { ShopClient } from '@/lib/supabase/shop-client';
import { countItems } from '@/lib/cart/cart';
import { readCart } from '@/lib/cart/cart-storage';
import { putIntoCart } from '@/lib/cart/cart-store';
import { rememberProducts } from '@/lib/cart/product-memory';
import { readCartProducts } from '@/lib/cart/queries';
import type { OrderLine } from './order-details';
import { planReorder, type Reorder } from './reorder';

/** Adds copies one by one until storage fails; returns how many were added. */
function put(productId: string, quantity: number): number {
  for (let count = 0; count < quantity; count += 1) if (!putIntoCart(productId)) return count;
  return quantity;
}

/** Adds the products of an order that are still sold to the cart. Throws if the shop is unreachable. */
export async function addOrderToCart(
  client: ShopClient,
  lines: readonly OrderLine[],
): Promise<Reorder> {
  const products = await readCartProducts(
    client,
    lines.map(({ product_id }) => product_id),
  );
  const plan = planReorder(lines, products, countItems(readCart().lines));
  const done: Reorder = { added: [], leftOut: [...plan.leftOut] };
  for (const { product_id, quantity } of plan.added) {
    const kept = put(product_id, quantity);
    if (kept > 0) done.added.push({ product_id, quantity: kept });
    if (kept < quantity)
      done.leftOut.push({ product_id, quantity: quantity - kept, reason: 'not-kept' });
  }
  const added = new Set(done.added.map(({ product_id }) => product_id));
  rememberProducts(products.filter(({ product_id }) => added.has(product_id)));
  return done;
}
