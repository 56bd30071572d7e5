import { expect, test } from '@jest/globals';
import { chargedTotal, chargesAmount, chargesTheOrder } from './charge-agreement';

const first = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const second = '0f8fad5b-d9cb-469f-a165-70867728950e';
const charge = [
  { itemId: first, price: 150.5, quantity: 2 },
  { itemId: second, price: 99.9, quantity: 1 },
  { itemId: 'ord_trans', price: 65, quantity: 1 },
];
const order = [
  { product_id: second, quantity: 1 },
  { product_id: first.toUpperCase(), quantity: 2 },
];

test('accepts the same products in any order, and ignores delivery', () => {
  expect(chargesTheOrder(charge, order)).toBe(true);
});

test('merges the lines of a product that a discount has split', () => {
  const split = [
    { itemId: first, price: 150.5, quantity: 1 },
    { itemId: first, price: 140, quantity: 1 },
    ...charge.slice(1),
  ];
  expect(chargesTheOrder(split, order)).toBe(true);
});

test.each([
  ['a product is missing', charge.slice(1), order],
  ['there is an additional product', charge, order.slice(1)],
  ['a quantity differs', charge, [{ ...order[0]!, quantity: 2 }, order[1]!]],
  ['nothing was ordered', charge.slice(2), []],
])('%s: the charge is rejected', (_, items, ordered) => {
  expect(chargesTheOrder(items, ordered)).toBe(false);
});

test('adds amounts exactly to the piastre', () => {
  expect(chargedTotal(charge)).toBe(465.9);
  expect(chargesAmount(charge, 465.9)).toBe(true);
  expect(chargesAmount(charge, 465.91)).toBe(false);
  expect(chargesAmount([{ itemId: 'a', price: 0.1, quantity: 3 }], 0.3)).toBe(true);
});
