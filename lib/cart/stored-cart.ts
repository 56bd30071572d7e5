import { cartLimit, type CartLine } from './cart';

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

function readLines(stored: string | null): CartLine[] {
  if (!stored) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter(isCartLine) : [];
  } catch {
    // Not JSON, so there is nothing to recover.
    return [];
  }
}

/**
 * Parses a stored cart, which may have been written by the shopper, another version or another script: invalid lines
 * are dropped, lines of the same product are merged, and the result is trimmed to the limit in order. Validated by
 * hand, because a schema library would be most of the product page's script.
 */
export function parseCart(stored: string | null): { lines: CartLine[]; trimmed: boolean } {
  const quantities = new Map<string, number>();
  let room = cartLimit;
  let trimmed = false;
  for (const { product_id, quantity } of readLines(stored)) {
    const kept = Math.min(quantity, room);
    trimmed ||= kept < quantity;
    if (kept > 0) quantities.set(product_id, (quantities.get(product_id) ?? 0) + kept);
    room -= kept;
  }
  const lines = Array.from(quantities, ([product_id, quantity]) => ({ product_id, quantity }));
  return { lines, trimmed };
}
