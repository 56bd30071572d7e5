import { expect, test } from '@jest/globals';
import { fc } from '../../../../scripts/test/fast-check.mjs';
import { piastresOf, poundsNumber, poundsText } from './money.ts';

test('formats piastres with exactly two decimals', () => {
  expect([0, 5, 50, 100, 15_050, 84_000].map(poundsText)).toEqual([
    '0.00',
    '0.05',
    '0.50',
    '1.00',
    '150.50',
    '840.00',
  ]);
});

test('every amount survives a round trip through JSON', () => {
  const amounts = fc.integer({ min: 0, max: 10_000_000_000 });
  fc.assert(
    fc.property(amounts, (piastres) => {
      const sent = JSON.parse(JSON.stringify({ price: poundsNumber(piastres) })) as {
        price: number;
      };
      expect(piastresOf(sent.price)).toBe(piastres);
      expect(sent.price.toFixed(2)).toBe(poundsText(piastres));
      expect(piastresOf(poundsText(piastres))).toBe(piastres);
    }),
  );
});

test('parses every notation of an amount', () => {
  const written: unknown[] = [840, 840.0, '840', '840.0', '840.00', '840.000', ' 840 '];
  expect(written.map(piastresOf)).toEqual(written.map(() => 84_000));
  expect(piastresOf(19.99)).toBe(1_999);
});

test.each([
  '',
  '1.005',
  '-1',
  '1e3',
  1e21,
  NaN,
  Infinity,
  '1,000',
  '٨٤٠',
  null,
  undefined,
  true,
  [1],
])('rejects %p as an amount', (given) => {
  expect(piastresOf(given)).toBeUndefined();
});
