import { expect, test } from '@jest/globals';
import { formatAmountRange } from '@/lib/i18n/format';
import { wholeRange } from './delivery';

test('the lowest and the highest fee of all governorates', () => {
  expect(wholeRange([])).toBeNull();
  expect(
    wholeRange([
      { from_pt: 5_000, to_pt: 6_000 },
      { from_pt: 9_500, to_pt: 12_000 },
      { from_pt: 4_500, to_pt: 4_500 },
    ]),
  ).toEqual({ from_pt: 4_500, to_pt: 12_000 });
});

test.each([
  [50, 60, 'ar', '50.00 – 60.00 جنيه'],
  [50, 60, 'en', 'EGP 50.00 – 60.00'],
  [50, 50, 'ar', '50.00 جنيه'],
  [1_000.5, 1_000.5, 'en', 'EGP 1,000.50'],
] as const)('from %d to %d in %s: %s', (from, to, locale, words) => {
  expect(formatAmountRange(from, to, locale)).toBe(words);
});
