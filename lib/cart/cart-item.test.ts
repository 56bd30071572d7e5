import { expect, test } from '@jest/globals';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { cartItems, cartTotal, lineTotal } from './cart-item';

const product = (product_id: string, retail_price: number) =>
  productFixture({ product_id, retail_price });

test('keeps the order of the cart and omits products that are no longer sold', () => {
  const lines = ['b', 'gone', 'a'].map((product_id) => ({ product_id, quantity: 2 }));
  const items = cartItems(lines, [product('a', 1), product('b', 2)]);
  expect(items.map((item) => [item.product_id, item.quantity])).toEqual([
    ['b', 2],
    ['a', 2],
  ]);
});

test('computes totals exactly to the piastre', () => {
  const items = cartItems(
    [
      { product_id: 'a', quantity: 3 },
      { product_id: 'b', quantity: 7 },
    ],
    [product('a', 0.1), product('b', 19.99)],
  );
  expect(items.map(lineTotal)).toEqual([0.3, 139.93]);
  expect(cartTotal(items)).toBe(140.23);
});
