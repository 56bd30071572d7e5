import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cartLimit, editCart } from '@/lib/cart/cart';
import { cartTotal } from '@/lib/cart/cart-item';
import { parseCart } from '@/lib/cart/stored-cart';
import { productFixture } from '@/lib/catalogue/product-fixture';
import * as offline from '@/public/websites/shop/offline/cart.js';

const productId = fc.constantFrom('a', 'b', 'c', 'd');
const quantity = fc.oneof(fc.integer({ min: 1, max: 7 }), fc.constantFrom(0, -1, 1.5, '2', null));
const stored = fc.oneof(
  fc
    .array(fc.record({ product_id: fc.oneof(productId, fc.constantFrom('', 7)), quantity }))
    .map((lines) => JSON.stringify(lines)),
  fc.constantFrom(null, '', '{', '"x"', '[[1]]', 'null'),
);

test('without a network the cart is read as in the shop', () => {
  fc.assert(
    fc.property(stored, (letters) => {
      expect(offline.parseCart(letters, cartLimit)).toEqual(parseCart(letters).lines);
    }),
  );
});

test('and changed by the same rules', () => {
  fc.assert(
    fc.property(stored, productId, fc.constantFrom(1, -1), (letters, product_id, delta) => {
      const { lines } = parseCart(letters);
      const inShop = editCart(lines, { type: 'change', product_id, delta });
      const after = inShop.ok ? inShop.lines : lines;
      // The controls of the shop never bring a line to nothing: that is what removing is for.
      const wouldVanish = after.length < lines.length;
      expect(offline.changeLine(lines, product_id, delta, cartLimit)).toEqual(
        wouldVanish ? lines : after,
      );
      expect(offline.removeLine(lines, product_id)).toEqual(
        lines.filter((line) => line.product_id !== product_id),
      );
    }),
  );
});

test('and added up to the same amount', () => {
  const item = fc.record({
    quantity: fc.integer({ min: 1, max: 10 }),
    retail_price: fc.integer({ min: 1, max: 1_000_000 }).map((piastres) => piastres / 100),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 10 }), (items) => {
      const books = items.map((item) => ({ ...productFixture(), ...item }));
      expect(offline.cartTotal(items)).toBe(cartTotal(books));
    }),
  );
});
