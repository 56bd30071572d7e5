import { describe, expect, test } from '@jest/globals';
import { addItem, cartLimit, countItems, parseCart, type CartLine } from './cart';

const line = (product_id: string, quantity: number): CartLine => ({ product_id, quantity });

describe('adding', () => {
  test('a new product becomes a line of one', () => {
    expect(addItem([line('a', 2)], 'b')).toEqual({ ok: true, lines: [line('a', 2), line('b', 1)] });
  });

  test('a product that is there goes up by one and keeps its place', () => {
    expect(addItem([line('a', 2), line('b', 1)], 'a')).toEqual({
      ok: true,
      lines: [line('a', 3), line('b', 1)],
    });
  });

  test('the lines given stay as they are', () => {
    const lines = [line('a', 1)];
    addItem(lines, 'a');
    expect(lines).toEqual([line('a', 1)]);
  });

  test('the tenth item is taken, the eleventh is refused', () => {
    const nine = [line('a', 4), line('b', 5)];
    const tenth = addItem(nine, 'c');
    expect(tenth.ok && countItems(tenth.lines)).toBe(cartLimit);
    expect(addItem([line('a', 4), line('b', 6)], 'a')).toEqual({
      ok: false,
      error: 'limit-reached',
    });
  });
});

describe('reading what storage holds', () => {
  test('nothing, nonsense and other shapes are an empty cart', () => {
    for (const stored of [null, '', '{', '"x"', '{}', 'null', '[1,null,"a"]']) {
      expect(parseCart(stored)).toEqual([]);
    }
  });

  test('lines without a product or a whole positive quantity are left out', () => {
    const stored = [
      line('a', 1),
      line('', 1),
      line('b', 0),
      line('c', -1),
      line('d', 1.5),
      { product_id: 'e', quantity: '2' },
    ];
    expect(parseCart(JSON.stringify(stored))).toEqual([line('a', 1)]);
  });

  test('two lines of one product become one', () => {
    expect(parseCart(JSON.stringify([line('a', 1), line('b', 1), line('a', 2)]))).toEqual([
      line('a', 3),
      line('b', 1),
    ]);
  });

  test('more than ten items are trimmed line by line, in order', () => {
    expect(parseCart(JSON.stringify([line('a', 6), line('b', 7), line('c', 1)]))).toEqual([
      line('a', 6),
      line('b', 4),
    ]);
  });

  test('unknown fields of a line are dropped', () => {
    expect(parseCart('[{"product_id":"a","quantity":1,"price":1}]')).toEqual([line('a', 1)]);
  });
});
