/** One line of the cart as browser storage keeps it. */
export type CartLine = { product_id: string; quantity: number };

export const cartStorageKey = 'cart-items';

/** At most this many items across all lines (spec §9 Cart and catalogue). */
export const cartLimit = 10;

export type AddResult = { ok: true; lines: CartLine[] } | { ok: false; error: 'limit-reached' };

export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** One more of a product: a line of its own, or one more on the line that is there. */
export function addItem(lines: readonly CartLine[], productId: string): AddResult {
  if (countItems(lines) >= cartLimit) return { ok: false, error: 'limit-reached' };
  const present = lines.some((line) => line.product_id === productId);
  return {
    ok: true,
    lines: present
      ? lines.map((line) =>
          line.product_id === productId ? { ...line, quantity: line.quantity + 1 } : line,
        )
      : [...lines, { product_id: productId, quantity: 1 }],
  };
}

/** The line with another quantity, at least 1 and no more than the limit leaves beside the other lines. */
export function setQuantity(
  lines: readonly CartLine[],
  productId: string,
  quantity: number,
): CartLine[] {
  const others = countItems(lines.filter((line) => line.product_id !== productId));
  const allowed = Math.max(1, Math.min(quantity, cartLimit - others));
  return lines.map((line) =>
    line.product_id === productId ? { ...line, quantity: allowed } : line,
  );
}

export function removeLine(lines: readonly CartLine[], productId: string): CartLine[] {
  return lines.filter((line) => line.product_id !== productId);
}

function isCartLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { product_id, quantity } = value as Partial<Record<keyof CartLine, unknown>>;
  return (
    typeof product_id === 'string' &&
    product_id !== '' &&
    Number.isInteger(quantity) &&
    (quantity as number) >= 1
  );
}

/**
 * Reads what storage holds, which a shopper, another version or another script may have written: lines that make no
 * sense are left out, lines of one product become one, and the whole is trimmed to the limit in order.
 * Checked by hand, as a schema library would be most of the product page's script.
 */
export function parseCart(stored: string | null): CartLine[] {
  const quantities = new Map<string, number>();
  let room = cartLimit;
  for (const line of readLines(stored)) {
    const quantity = Math.min(line.quantity, room);
    if (quantity === 0) break;
    quantities.set(line.product_id, (quantities.get(line.product_id) ?? 0) + quantity);
    room -= quantity;
  }
  return Array.from(quantities, ([product_id, quantity]) => ({ product_id, quantity }));
}

function readLines(stored: string | null): CartLine[] {
  if (!stored) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter(isCartLine) : [];
  } catch {
    // Not JSON: there is no cart in it to save.
    return [];
  }
}
