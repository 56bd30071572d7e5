import { expect, test } from '@jest/globals';
import { planReorder } from './reorder';

const line = (product_id: string, quantity: number) => ({ product_id, quantity });
const sold = (product_id: string, available = true) => ({ product_id, available });

test('adds all lines again, in order', () => {
  const lines = [line('a', 2), line('b', 1)];
  expect(planReorder(lines, [sold('b'), sold('a')], 0)).toEqual({ added: lines, leftOut: [] });
});

test('leaves out withdrawn and sold-out products, which take no room', () => {
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

test('never plans more than ten items in the cart', () => {
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
