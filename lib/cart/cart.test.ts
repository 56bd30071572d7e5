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

/** The carts that sequences of edits can lead to; a rejected edit leaves the cart unchanged. */
const someCart = fc
  .array(someEdit, { maxLength: 40 })
  .map((edits) => edits.reduce<readonly CartLine[]>(applied, []));

function applied(lines: readonly CartLine[], edit: CartEdit): readonly CartLine[] {
  const result = editCart(lines, edit);
  return result.ok ? result.lines : lines;
}

describe('adding', () => {
  test('a new product becomes a line with quantity one, at the end', () => {
    expect(applied([line('a', 2)], { type: 'add', product_id: 'b' })).toEqual([
      line('a', 2),
      line('b', 1),
    ]);
  });

  test('a product in the cart gains one copy and keeps its place', () => {
    expect(applied([line('a', 2), line('b', 1)], { type: 'add', product_id: 'a' })).toEqual([
      line('a', 3),
      line('b', 1),
    ]);
  });

  test('a product that is not in a full cart is rejected as one more item', () => {
    const full = [line('a', 4), line('b', 6)];
    expect(editCart(full, { type: 'add', product_id: 'c' })).toEqual({
      ok: false,
      error: 'limit-reached',
    });
  });

  test('the tenth item is accepted, the eleventh is rejected', () => {
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

  test('restores the line at its position', () => {
    expect(putBack([line('a', 2), line('c', 1)], 3, 1)).toEqual({
      ok: true,
      lines: [line('a', 2), line('b', 3), line('c', 1)],
    });
  });

  test('merges with a line that was added in the meantime', () => {
    expect(putBack([line('a', 2), line('b', 1)], 3, 0)).toEqual({
      ok: true,
      lines: [line('a', 2), line('b', 4)],
    });
  });

  test('is rejected as a whole if there is no longer room', () => {
    expect(putBack([line('a', 8)], 3, 0)).toEqual({ ok: false, error: 'limit-reached' });
  });
});

describe('changing a quantity', () => {
  test('adds or subtracts the difference', () => {
    expect(applied([line('a', 2)], { type: 'change', product_id: 'a', delta: 3 })).toEqual([
      line('a', 5),
    ]);
    expect(applied([line('a', 5)], { type: 'change', product_id: 'a', delta: -4 })).toEqual([
      line('a', 1),
    ]);
  });

  test('removes the line at zero or below', () => {
    for (const delta of [-2, -3, -100]) {
      expect(
        applied([line('a', 2), line('b', 1)], { type: 'change', product_id: 'a', delta }),
      ).toEqual([line('b', 1)]);
    }
  });

  test('rejects an increase beyond the limit as a whole, and always allows a decrease', () => {
    const full = [line('a', 8), line('b', 2)];
    expect(editCart(full, { type: 'change', product_id: 'b', delta: 1 }).ok).toBe(false);
    expect(editCart([line('a', 8)], { type: 'change', product_id: 'a', delta: 3 })).toEqual({
      ok: false,
      error: 'quantity-reached',
    });
    expect(editCart(full, { type: 'change', product_id: 'a', delta: -1 }).ok).toBe(true);
  });

  test('rejects a line that does not exist', () => {
    expect(editCart([], { type: 'change', product_id: 'a', delta: 1 })).toEqual({
      ok: false,
      error: 'not-in-cart',
    });
  });
});

describe('after any sequence of edits', () => {
  test('the cart has at most ten items, no empty line, and no product twice', () => {
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

  test('the original lines are not mutated', () => {
    fc.assert(
      fc.property(someCart, someEdit, (lines, edit) => {
        const before = structuredClone(lines);
        editCart(lines, edit);
        expect(lines).toEqual(before);
      }),
    );
  });

  test('removing twice equals removing once, and clearing leaves nothing', () => {
    fc.assert(
      fc.property(someCart, fc.array(someId), (lines, product_ids) => {
        const once = applied(lines, { type: 'remove', product_ids });
        expect(applied(once, { type: 'remove', product_ids })).toEqual(once);
        expect(once.some(({ product_id }) => product_ids.includes(product_id))).toBe(false);
        expect(applied(lines, { type: 'clear' })).toEqual([]);
      }),
    );
  });

  test('single steps and one change by their sum have the same result', () => {
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
