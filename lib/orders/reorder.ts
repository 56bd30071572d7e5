import { cartLimit } from '@/lib/cart/cart';

type Wanted = { product_id: string; quantity: number };
type Offered = { product_id: string; available: boolean };

/** Why copies stay out of the cart: no longer sold, out of stock, no room left, or storage that keeps nothing. */
export type LeftOutReason = 'withdrawn' | 'unavailable' | 'no-room' | 'not-kept';

export type LeftOut = { product_id: string; quantity: number; reason: LeftOutReason };
export type Reorder = { added: Wanted[]; leftOut: LeftOut[] };

/**
 * What of an order goes into the cart again, line by line in its order: all that is still sold, until the cart is full.
 * `offered` are the products as the shop has them now, `inCart` the number of items that are in the cart already.
 */
export function planReorder(
  lines: readonly Wanted[],
  offered: readonly Offered[],
  inCart: number,
): Reorder {
  const known = new Map(offered.map(({ product_id, available }) => [product_id, available]));
  const plan: Reorder = { added: [], leftOut: [] };
  let room = Math.max(0, cartLimit - inCart);
  for (const { product_id, quantity } of lines) {
    const available = known.get(product_id);
    if (!available) {
      const reason = available === undefined ? 'withdrawn' : 'unavailable';
      plan.leftOut.push({ product_id, quantity, reason });
      continue;
    }
    const fitting = Math.min(quantity, room);
    room -= fitting;
    if (fitting > 0) plan.added.push({ product_id, quantity: fitting });
    if (fitting < quantity) {
      plan.leftOut.push({ product_id, quantity: quantity - fitting, reason: 'no-room' });
    }
  }
  return plan;
}
