/** One line of the cart as browser storage keeps it. */
export type CartLine = { product_id: string; quantity: number };

/** At most this many items across all lines (spec §9 Cart and catalogue). */
export const cartLimit = 10;

export type CartEdit =
  | { type: 'add'; product_id: string }
  | { type: 'change'; product_id: string; delta: number }
  | { type: 'remove'; product_ids: readonly string[] }
  | { type: 'clear' };

export type EditResult =
  { ok: true; lines: readonly CartLine[] } | { ok: false; error: 'limit-reached' | 'not-in-cart' };

export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

const quantityOf = (lines: readonly CartLine[], productId: string) =>
  lines.find((line) => line.product_id === productId)?.quantity ?? 0;

const without = (lines: readonly CartLine[], productIds: readonly string[]) =>
  lines.filter((line) => !productIds.includes(line.product_id));

function withQuantity(lines: readonly CartLine[], productId: string, quantity: number) {
  return lines.map((line) => (line.product_id === productId ? { ...line, quantity } : line));
}

/** The cart after an edit (spec §4 Cart). An edit that would put more than the limit into it is refused whole. */
export function editCart(lines: readonly CartLine[], edit: CartEdit): EditResult {
  switch (edit.type) {
    case 'add':
      return add(lines, edit.product_id);
    case 'change':
      return change(lines, edit.product_id, edit.delta);
    case 'remove':
      return { ok: true, lines: without(lines, edit.product_ids) };
    case 'clear':
      return { ok: true, lines: [] };
  }
}

/** One more of a product: a line of its own, or one more on the line that is there. */
function add(lines: readonly CartLine[], productId: string): EditResult {
  if (countItems(lines) >= cartLimit) return { ok: false, error: 'limit-reached' };
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
    return { ok: false, error: 'limit-reached' };
  }
  const quantity = before + delta;
  return {
    ok: true,
    lines: quantity > 0 ? withQuantity(lines, productId, quantity) : without(lines, [productId]),
  };
}
