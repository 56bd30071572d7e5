// The rules of the cart, as `lib/cart` has them, for a page that has to do without the shop's scripts. A test compares
// the two.

/** @typedef {{ product_id: string, quantity: number }} CartLine */

/** @returns {CartLine[]} */
function storedLines(stored) {
  try {
    const value = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isLine) : [];
  } catch {
    // Not JSON: there is no cart in it to save.
    return [];
  }
}

function isLine(value) {
  if (typeof value !== 'object' || value === null) return false;
  const { product_id, quantity } = value;
  return (
    typeof product_id === 'string' &&
    product_id !== '' &&
    Number.isInteger(quantity) &&
    quantity >= 1
  );
}

/** What storage holds: one line for each product, and no more items than `limit`. */
export function parseCart(stored, limit) {
  const quantities = new Map();
  let room = limit;
  for (const { product_id, quantity } of storedLines(stored)) {
    const kept = Math.min(quantity, room);
    if (kept > 0) quantities.set(product_id, (quantities.get(product_id) ?? 0) + kept);
    room -= kept;
  }
  return Array.from(quantities, ([product_id, quantity]) => ({ product_id, quantity }));
}

export const countItems = (lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The lines with `delta` more of a product; as they were when that is less than one or more than fits. */
export function changeLine(lines, productId, delta, limit) {
  if (delta > 0 && countItems(lines) + delta > limit) return lines;
  return lines.map((line) =>
    line.product_id === productId && line.quantity + delta >= 1
      ? { ...line, quantity: line.quantity + delta }
      : line,
  );
}

export const removeLine = (lines, productId) =>
  lines.filter(({ product_id }) => product_id !== productId);

/** Whole piastres, as fractions of a pound do not add up in binary. */
const piastres = (pounds) => Math.round(pounds * 100);
const pounds = (sum) => sum / 100;

export const lineTotal = ({ quantity, retail_price }) => pounds(piastres(retail_price) * quantity);

export const cartTotal = (items) =>
  pounds(items.reduce((sum, item) => sum + piastres(lineTotal(item)), 0));
