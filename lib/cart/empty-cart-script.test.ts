/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { storeCart } from './cart-page-fixture';
import { emptyCartScript } from './empty-cart-script.mjs';

function isMarkedEmpty(): boolean {
  const script = document.createElement('script');
  script.textContent = emptyCartScript;
  document.head.append(script);
  return document.documentElement.dataset['cart'] === 'empty';
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['cart'];
});

test('marks a document without a stored cart', () => {
  expect(isMarkedEmpty()).toBe(true);
});

test('does not mark a document with a book in the cart', () => {
  storeCart(['0b9c', 1]);
  expect(isMarkedEmpty()).toBe(false);
});

test.each(['[]', '{}', 'null', '7', 'no JSON'])(
  'marks a document whose stored cart is %s',
  (text) => {
    localStorage.setItem('cart-items', text);
    expect(isMarkedEmpty()).toBe(true);
  },
);

test('marks a document whose browser blocks storage', () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(isMarkedEmpty()).toBe(true);
  getItem.mockRestore();
});
