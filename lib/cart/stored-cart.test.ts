import { expect, test } from '@jest/globals';
import { fc } from '@/scripts/test/fast-check.mjs';
import { cartLimit, countItems, type CartLine } from './cart';
import { parseCart } from './stored-cart';

const line = (product_id: string, quantity: number): CartLine => ({ product_id, quantity });
const linesOf = (stored: unknown) => parseCart(JSON.stringify(stored)).lines;

test('treats missing, malformed and unexpected data as an empty cart', () => {
  for (const stored of [null, '', '{', '"x"', '{}', 'null', '[1,null,"a"]', '[[]]']) {
    expect(parseCart(stored)).toEqual({ lines: [], trimmed: false });
  }
});

test('drops lines without a product or a positive integer quantity', () => {
  const stored = [
    line('a', 1),
    line('', 1),
    line('b', 0),
    line('c', -1),
    line('d', 1.5),
    { product_id: 'e', quantity: '2' },
  ];
  expect(linesOf(stored)).toEqual([line('a', 1)]);
});

test('merges two lines of the same product', () => {
  expect(linesOf([line('a', 1), line('b', 1), line('a', 2)])).toEqual([line('a', 3), line('b', 1)]);
});

test('drops unknown fields of a line', () => {
  expect(linesOf([{ product_id: 'a', quantity: 1, price: 1 }])).toEqual([line('a', 1)]);
});

test('trims more than ten items line by line, in order, and reports it', () => {
  expect(parseCart(JSON.stringify([line('a', 6), line('b', 7), line('c', 1)]))).toEqual({
    lines: [line('a', 6), line('b', 4)],
    trimmed: true,
  });
  expect(parseCart(JSON.stringify([line('a', 6), line('b', 4)])).trimmed).toBe(false);
});

test('always returns a valid cart, and parsing it again changes nothing', () => {
  const almostLine = fc.record(
    {
      product_id: fc.oneof(fc.string(), fc.anything()),
      quantity: fc.oneof(fc.nat(30), fc.anything()),
    },
    { requiredKeys: [] },
  );
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.oneof(almostLine, fc.anything())).map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(stored, (text) => {
      const { lines } = parseCart(text);
      expect(countItems(lines)).toBeLessThanOrEqual(cartLimit);
      expect(lines.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)).toBe(true);
      expect(new Set(lines.map(({ product_id }) => product_id)).size).toBe(lines.length);
      expect(parseCart(JSON.stringify(lines))).toEqual({ lines, trimmed: false });
    }),
  );
});
