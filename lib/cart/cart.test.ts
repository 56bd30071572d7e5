import { describe, expect, test } from '@jest/globals';
import { fc } from '@/scripts/test/fast-check.mjs';
import { cartLimit, countItems, editCart, type CartEdit, type CartLine } from './cart';

const line = (product_id: string, quantity: number): CartLine => ({ product_id, quantity });

const someId: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd');
const someEdit: fc.Arbitrary<CartEdit> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('add' as const), product_id: someId }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('change' as const),
      product_id: someId,
      delta: fc.integer({ min: -15, max: 15 }),
    }),
  },
  fc.record({ type: fc.constant('remove' as const), product_ids: fc.array(someId) }),
  fc.record({
    type: fc.constant('put-back' as const),
    line: fc.record({ product_id: someId, quantity: fc.integer({ min: 1, max: 10 }) }),
    index: fc.nat({ max: 4 }),
  }),
  fc.constant({ type: 'clear' as const }),
);

/** The carts that edits can lead to, a refused edit leaving the cart as it is. */
const someCart = fc
  .array(someEdit, { maxLength: 40 })
  .map((edits) => edits.reduce<readonly CartLine[]>(applied, []));

function applied(lines: readonly CartLine[], edit: CartEdit): readonly CartLine[] {
  const result = editCart(lines, edit);
  return result.ok ? result.lines : lines;
}

describe('adding', () => {
  test('a new product becomes a line of one, at the end', () => {
    expect(applied([line('a', 2)], { type: 'add', product_id: 'b' })).toEqual([
      line('a', 2),
      line('b', 1),
    ]);
  });

  test('a product that is there goes up by one and keeps its place', () => {
    expect(applied([line('a', 2), line('b', 1)], { type: 'add', product_id: 'a' })).toEqual([
      line('a', 3),
      line('b', 1),
    ]);
  });

  test('a product that is not in a full cart is refused as one more item', () => {
    const full = [line('a', 4), line('b', 6)];
    expect(editCart(full, { type: 'add', product_id: 'c' })).toEqual({
      ok: false,
      error: 'limit-reached',
    });
  });

  test('the tenth item is taken, the eleventh is refused', () => {
    const tenth = editCart([line('a', 4), line('b', 5)], { type: 'add', product_id: 'c' });
    expect(tenth.ok && countItems(tenth.lines)).toBe(cartLimit);
    expect(editCart([line('a', 4), line('b', 6)], { type: 'add', product_id: 'a' })).toEqual({
      ok: false,
      error: 'quantity-reached',
    });
  });
});

describe('putting a removed line back', () => {
  const putBack = (lines: readonly CartLine[], quantity: number, index: number) =>
    editCart(lines, { type: 'put-back', line: line('b', quantity), index });

  test('brings it to where it was', () => {
    expect(putBack([line('a', 2), line('c', 1)], 3, 1)).toEqual({
      ok: true,
      lines: [line('a', 2), line('b', 3), line('c', 1)],
    });
  });

  test('counts up the line that was begun meanwhile', () => {
    expect(putBack([line('a', 2), line('b', 1)], 3, 0)).toEqual({
      ok: true,
      lines: [line('a', 2), line('b', 4)],
    });
  });

  test('is refused whole where its room was taken', () => {
    expect(putBack([line('a', 8)], 3, 0)).toEqual({ ok: false, error: 'limit-reached' });
  });
});

describe('changing a quantity', () => {
  test('goes up and down by the difference', () => {
    expect(applied([line('a', 2)], { type: 'change', product_id: 'a', delta: 3 })).toEqual([
      line('a', 5),
    ]);
    expect(applied([line('a', 5)], { type: 'change', product_id: 'a', delta: -4 })).toEqual([
      line('a', 1),
    ]);
  });

  test('to nothing or less removes the line', () => {
    for (const delta of [-2, -3, -100]) {
      expect(
        applied([line('a', 2), line('b', 1)], { type: 'change', product_id: 'a', delta }),
      ).toEqual([line('b', 1)]);
    }
  });

  test('beyond the limit is refused whole, and down is always allowed', () => {
    const full = [line('a', 8), line('b', 2)];
    expect(editCart(full, { type: 'change', product_id: 'b', delta: 1 }).ok).toBe(false);
    expect(editCart([line('a', 8)], { type: 'change', product_id: 'a', delta: 3 })).toEqual({
      ok: false,
      error: 'quantity-reached',
    });
    expect(editCart(full, { type: 'change', product_id: 'a', delta: -1 }).ok).toBe(true);
  });

  test('of a line that is not there is refused', () => {
    expect(editCart([], { type: 'change', product_id: 'a', delta: 1 })).toEqual({
      ok: false,
      error: 'not-in-cart',
    });
  });
});

describe('whatever is done to a cart', () => {
  test('it never holds more than ten items, no empty line, and no product twice', () => {
    fc.assert(
      fc.property(someCart, (lines) => {
        expect(countItems(lines)).toBeLessThanOrEqual(cartLimit);
        expect(lines.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1)).toBe(
          true,
        );
        expect(new Set(lines.map(({ product_id }) => product_id)).size).toBe(lines.length);
      }),
    );
  });

  test('the lines that are given stay as they are', () => {
    fc.assert(
      fc.property(someCart, someEdit, (lines, edit) => {
        const before = structuredClone(lines);
        editCart(lines, edit);
        expect(lines).toEqual(before);
      }),
    );
  });

  test('removing twice is removing once, and clearing leaves nothing', () => {
    fc.assert(
      fc.property(someCart, fc.array(someId), (lines, product_ids) => {
        const once = applied(lines, { type: 'remove', product_ids });
        expect(applied(once, { type: 'remove', product_ids })).toEqual(once);
        expect(once.some(({ product_id }) => product_ids.includes(product_id))).toBe(false);
        expect(applied(lines, { type: 'clear' })).toEqual([]);
      }),
    );
  });

  test('steps up and one change by their sum end alike', () => {
    fc.assert(
      fc.property(someCart, someId, fc.integer({ min: 1, max: 10 }), (lines, product_id, steps) => {
        const sum = editCart(lines, { type: 'change', product_id, delta: steps });
        if (!sum.ok) return;
        const single: CartEdit = { type: 'change', product_id, delta: 1 };
        const stepped = Array.from({ length: steps }, () => single).reduce(applied, lines);
        expect(stepped).toEqual(sum.lines);
      }),
    );
  });
});
