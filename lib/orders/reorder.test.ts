import { expect, test } from '@jest/globals';
import { planReorder } from './reorder';

const line = (product_id: string, quantity: number) => ({ product_id, quantity });
const sold = (product_id: string, available = true) => ({ product_id, available });

test('all of it goes in again, line by line', () => {
  const lines = [line('a', 2), line('b', 1)];
  expect(planReorder(lines, [sold('b'), sold('a')], 0)).toEqual({ added: lines, leftOut: [] });
});

test('what is withdrawn or out of stock stays out, and takes no room', () => {
  expect(
    planReorder([line('a', 9), line('b', 9), line('c', 3)], [sold('b', false), sold('c')], 7),
  ).toEqual({
    added: [line('c', 3)],
    leftOut: [
      { ...line('a', 9), reason: 'withdrawn' },
      { ...line('b', 9), reason: 'unavailable' },
    ],
  });
});

test('the cart never holds more than ten', () => {
  const offered = ['a', 'b', 'c'].map((id) => sold(id));
  expect(planReorder([line('a', 3), line('b', 4), line('c', 1)], offered, 5)).toEqual({
    added: [line('a', 3), line('b', 2)],
    leftOut: [
      { ...line('b', 2), reason: 'no-room' },
      { ...line('c', 1), reason: 'no-room' },
    ],
  });
  expect(planReorder([line('a', 1)], offered, 10).added).toEqual([]);
  expect(planReorder([line('a', 1)], offered, 12).added).toEqual([]);
});
