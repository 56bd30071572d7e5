import { describe, expect, test } from '@jest/globals';
import { fc } from '../../../../scripts/test/fast-check.mjs';
import { type Line, spreadDiscount } from './spread-discount.ts';

const line = (itemId: string, quantity: number, unitPt: number): Line => ({
  itemId,
  description: itemId,
  quantity,
  unitPt,
  linePt: quantity * unitPt,
});
const sum = (lines: Line[]) => lines.reduce((total, { linePt }) => total + linePt, 0);

const carts = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 5_000_000 })), {
    minLength: 1,
    maxLength: 10,
  })
  .map((rows) => rows.map(([quantity, unitPt], index) => line(`item-${index}`, quantity, unitPt)));
const shipping = fc.option(fc.integer({ min: 0, max: 100_000 }));

describe('for any cart and discount', () => {
  test('price × quantity adds up to the payable amount, and no price is negative', () => {
    fc.assert(
      fc.property(carts, shipping, fc.double({ min: 0, max: 1, noNaN: true }), (cart, pt, part) => {
        const lines = pt === null ? cart : [...cart, line('ord_trans', 1, pt)];
        const payable = Math.max(1, Math.floor(sum(lines) * part));
        const spread = spreadDiscount(lines, payable)!;
        expect(spread.reduce((total, each) => total + each.unitPt * each.quantity, 0)).toBe(
          payable,
        );
        expect(
          spread.every(
            ({ unitPt, linePt, quantity }) => unitPt >= 0 && linePt === unitPt * quantity,
          ),
        ).toBe(true);
        // Products keep their quantities: the shop compares them with the order.
        const kept = spread.filter(({ itemId }) => itemId !== 'ord_rounding');
        expect(kept.map(({ itemId, quantity }) => [itemId, quantity])).toEqual(
          lines.map(({ itemId, quantity }) => [itemId, quantity]),
        );
        // Whole unit prices cannot miss by more than a piastre a piece.
        const pieces = lines.reduce((total, { quantity }) => total + quantity, 0);
        for (const [index, each] of kept.entries())
          expect(each.unitPt).toBeLessThanOrEqual(lines[index]!.unitPt + pieces);
      }),
      { numRuns: 1_000 },
    );
  });
});

test('changes nothing without a discount', () => {
  const lines = [line('a', 2, 15_050), line('ord_trans', 1, 6_500)];
  expect(spreadDiscount(lines, 36_600)).toBe(lines);
});

test('keeps prices close to the original with a discount of one piastre', () => {
  const spread = spreadDiscount([line('a', 10, 9_900), line('ord_trans', 1, 6_500)], 105_499)!;
  expect(spread.map(({ unitPt }) => unitPt)).toEqual([9_900, 6_499]);
});

test('puts a remainder that no unit price can express on a separate line', () => {
  const spread = spreadDiscount([line('a', 2, 1_000)], 1_999)!;
  expect(spread.map(({ itemId, unitPt }) => [itemId, unitPt])).toEqual([
    ['a', 999],
    ['ord_rounding', 1],
  ]);
});

test.each([
  ['more than the lines', [line('a', 1, 100)], 101],
  ['nothing', [line('a', 1, 100)], 0],
  ['a fraction', [line('a', 1, 100)], 99.5],
  ['a line that contradicts itself', [{ ...line('a', 2, 100), linePt: 100 }], 100],
  ['a negative line', [line('a', 1, 200), line('b', 1, -50)], 150],
  ['a fraction of a piece', [line('a', 0.5, 200)], 100],
])('refuses %s', (_, lines, payable) => {
  expect(spreadDiscount(lines, payable)).toBeUndefined();
});
