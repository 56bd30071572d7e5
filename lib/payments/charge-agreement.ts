import { piastres } from '@/lib/money';

type ChargeItem = { itemId: string; price: number; quantity: number };
type OrderedProduct = { product_id: string; quantity: number };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Quantities by product, merged across lines; ids are compared case-insensitively. */
function quantities(lines: readonly (readonly [id: string, quantity: number])[]) {
  const found = new Map<string, number>();
  for (const [id, quantity] of lines) {
    const key = id.toLowerCase();
    found.set(key, (found.get(key) ?? 0) + quantity);
  }
  return found;
}

/** The total that the provider is about to charge, in pounds; added in piastres to avoid floating-point errors. */
export function chargedTotal(items: readonly ChargeItem[]): number {
  return items.reduce((sum, { price, quantity }) => sum + piastres(price) * quantity, 0) / 100;
}

/** Whether the provider is about to charge what was ordered: every product with its quantity, and no other product. */
export function chargesTheOrder(
  items: readonly ChargeItem[],
  ordered: readonly OrderedProduct[],
): boolean {
  const charged = quantities(
    items.flatMap((item) => (uuid.test(item.itemId) ? [[item.itemId, item.quantity]] : [])),
  );
  const wanted = quantities(ordered.map(({ product_id, quantity }) => [product_id, quantity]));
  return (
    wanted.size > 0 &&
    wanted.size === charged.size &&
    [...wanted].every(([id, quantity]) => charged.get(id) === quantity)
  );
}

/** Whether the amount on the screen, in pounds, is what will be charged. */
export function chargesAmount(items: readonly ChargeItem[], shown: number): boolean {
  return piastres(chargedTotal(items)) === piastres(shown);
}
