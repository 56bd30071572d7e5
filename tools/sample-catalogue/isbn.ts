import { between, chance } from './chance.ts';

/** The last digit of an ISBN-13 whose first twelve digits are given. */
function checkDigit(digits: string): string {
  const sum = Array.from(digits).reduce(
    (total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** Two books in three carry an ISBN, as in the shops; the rest are printed without one. */
export function isbnOf(sku: string): string {
  if (chance(sku, 'has isbn') >= 0.68) return '';
  const digits = `978977${between(sku, 'isbn', 100_000, 999_999)}`;
  return digits + checkDigit(digits);
}
