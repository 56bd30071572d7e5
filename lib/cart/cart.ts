/** One line of the cart as it is stored in the browser. */
export type CartLine = { product_id: string; quantity: number };

/** Maximum number of items across all lines. Larger orders are taken by phone. */
export const cartLimit = 10;

export type CartEdit =
  | { type: 'add'; product_id: string }
  | { type: 'change'; product_id: string; delta: number }
  | { type: 'remove'; product_ids: readonly string[] }
  /** Restores a removed line at its position. */
  | { type: 'put-back'; line: CartLine; index: number }
  | { type: 'clear' };

/**
 * `quantity-reached`: the cart is full and contains the product. `limit-reached`: there is no room for another product.
 */
export type LimitError = 'limit-reached' | 'quantity-reached';
export type EditResult =
  { ok: true; lines: readonly CartLine[] } | { ok: false; error: LimitError | 'not-in-cart' };

export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export const quantityOf = (lines: readonly CartLine[], productId: string) =>
  lines.find((line) => line.product_id === productId)?.quantity ?? 0;

const without = (lines: readonly CartLine[], productIds: readonly string[]) =>
  lines.filter((line) => !productIds.includes(line.product_id));

function withQuantity(lines: readonly CartLine[], productId: string, quantity: number) {
  return lines.map((line) => (line.product_id === productId ? { ...line, quantity } : line));
}

/** Why one more copy of a product does not fit; null if it does. */
export function limitError(lines: readonly CartLine[], productId: string): LimitError | null {
  if (countItems(lines) < cartLimit) return null;
  return quantityOf(lines, productId) > 0 ? 'quantity-reached' : 'limit-reached';
}

/** The cart after an edit. An edit that would exceed the limit is refused as a whole. */
export function editCart(lines: readonly CartLine[], edit: CartEdit): EditResult {
  switch (edit.type) {
    case 'add':
      return add(lines, edit.product_id);
    case 'change':
      return change(lines, edit.product_id, edit.delta);
    case 'remove':
      return { ok: true, lines: without(lines, edit.product_ids) };
    case 'put-back':
      return putBack(lines, edit.line, edit.index);
    case 'clear':
      return { ok: true, lines: [] };
  }
}

/** Adds one copy: to the existing line, or as a new line. */
function add(lines: readonly CartLine[], productId: string): EditResult {
  const error = limitError(lines, productId);
  if (error) return { ok: false, error };
  const quantity = quantityOf(lines, productId) + 1;
  return {
    ok: true,
    lines:
      quantity > 1
        ? withQuantity(lines, productId, quantity)
        : [...lines, { product_id: productId, quantity }],
  };
}

function change(lines: readonly CartLine[], productId: string, delta: number): EditResult {
  const before = quantityOf(lines, productId);
  if (before === 0) return { ok: false, error: 'not-in-cart' };
  if (delta > 0 && countItems(lines) + delta > cartLimit) {
    return { ok: false, error: 'quantity-reached' };
  }
  const quantity = before + delta;
  return {
    ok: true,
    lines: quantity > 0 ? withQuantity(lines, productId, quantity) : without(lines, [productId]),
  };
}

function putBack(lines: readonly CartLine[], line: CartLine, index: number): EditResult {
  if (countItems(lines) + line.quantity > cartLimit) return { ok: false, error: 'limit-reached' };
  const { product_id } = line;
  const quantity = quantityOf(lines, product_id) + line.quantity;
  // It was added again in the meantime and stays in its new position.
  if (quantity > line.quantity)
    return { ok: true, lines: withQuantity(lines, product_id, quantity) };
  return { ok: true, lines: [...lines.slice(0, index), line, ...lines.slice(index)] };
}
