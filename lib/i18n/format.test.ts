import { expect, test } from '@jest/globals';
import { fc } from '@/scripts/test/fast-check.mjs';
import { formatAmount, formatAmountRange, formatPrice, formatPriceRange } from './format';

test.each([
  [345, 'ar', '345.00 جنيه', '345 جنيه'],
  [345, 'en', 'EGP 345.00', 'EGP 345'],
  [1_250.5, 'ar', '1,250.50 جنيه', '1,250.50 جنيه'],
  [1_250.05, 'en', 'EGP 1,250.05', 'EGP 1,250.05'],
  [12_000, 'en', 'EGP 12,000.00', 'EGP 12,000'],
] as const)('%d in %s is the amount %s and the price %s', (pounds, locale, amount, price) => {
  expect(formatAmount(pounds, locale)).toBe(amount);
  expect(formatPrice(pounds, locale)).toBe(price);
});

test.each([
  [50, 60, 'ar', '50.00 – 60.00 جنيه', '50 – 60 جنيه'],
  [50, 60, 'en', 'EGP 50.00 – 60.00', 'EGP 50 – 60'],
  [50, 50, 'ar', '50.00 جنيه', '50 جنيه'],
  [50, 60.5, 'en', 'EGP 50.00 – 60.50', 'EGP 50.00 – 60.50'],
  [1_000.5, 1_000.5, 'en', 'EGP 1,000.50', 'EGP 1,000.50'],
] as const)('from %d to %d in %s: %s, as prices %s', (from, to, locale, amounts, prices) => {
  expect(formatAmountRange(from, to, locale)).toBe(amounts);
  expect(formatPriceRange(from, to, locale)).toBe(prices);
});

test('writes numbers as Intl.NumberFormat does', () => {
  const numbers = (decimals: 0 | 2) =>
    new Intl.NumberFormat('en-EG-u-nu-latn', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  const [whole, exact] = [numbers(0), numbers(2)];
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000_000 }), (piastres) => {
      const pounds = piastres / 100;
      expect(formatAmount(pounds, 'en')).toBe(`EGP ${exact.format(pounds)}`);
      expect(formatPrice(piastres, 'en')).toBe(`EGP ${whole.format(piastres)}`);
    }),
  );
});
