import { cartLimit } from '@/lib/cart/cart';

type Wanted = { product_id: string; quantity: number };
type Offered = { product_id: string; available: boolean };

/** Why copies are left out: no longer sold, out of stock, no room in the cart, or storage failed. */
export type LeftOutReason = 'withdrawn' | 'unavailable' | 'no-room' | 'not-kept';

export type LeftOut = { product_id: string; quantity: number; reason: LeftOutReason };
export type Reorder = { added: Wanted[]; leftOut: LeftOut[] };

/**
 * Which lines of an order to add to the cart, in order: everything still sold, until the cart is full. `offered` are
 * the current products, `inCart` the number of items already in the cart.
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
