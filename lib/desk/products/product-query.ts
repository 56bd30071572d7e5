import { isValidIsbn13 } from '@/lib/catalogue/isbn';
import { latinDigits } from '@/lib/phones/phone';

const longestQuery = 100;

/**
 * Normalizes a typed or scanned product search. A ten-digit ISBN, as on older books, becomes the thirteen-digit ISBN
 * that the shop stores; hyphens and spaces within a code are ignored.
 */
export function readProductQuery(typed: string): { text: string; isbn: string | null } {
  const text = latinDigits(typed).replace(/\s+/g, ' ').trim().slice(0, longestQuery);
  const isbn = isbn13Of(text);
  return { text: isbn ?? text, isbn };
}

function isbn13Of(text: string): string | null {
  const bare = text
    .replace(/^isbn(?:-1[03])?[:\s]*/i, '')
    .replace(/[\s‐-–-]/g, '')
    .toUpperCase();
  if (isValidIsbn13(bare)) return bare;
  return isValidIsbn10(bare) ? withCheckDigit(`978${bare.slice(0, 9)}`) : null;
}

/** Nine digits and a check digit or X, whose weighted sum (10, 9, 8 …) is a multiple of eleven. */
function isValidIsbn10(isbn: string): boolean {
  if (!/^\d{9}[\dX]$/.test(isbn)) return false;
  const sum = Array.from(isbn, (digit) => (digit === 'X' ? 10 : Number(digit))).reduce(
    (total, digit, index) => total + digit * (10 - index),
    0,
  );
  return sum % 11 === 0;
}

function withCheckDigit(twelve: string): string {
  const digit = Array.from({ length: 10 }, (_, last) => `${twelve}${last}`).find(isValidIsbn13);
  return digit ?? twelve;
}

/** The only product among the results with exactly this code: a scanner needs no list. */
export function exactMatch<P extends { sku: string; isbn: string | null }>(
  query: string,
  products: readonly P[],
): P | null {
  const { text, isbn } = readProductQuery(query);
  const found = products.filter(
    (product) => (isbn !== null && product.isbn === isbn) || product.sku === text.toUpperCase(),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}
