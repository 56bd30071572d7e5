import { expect, test } from '@jest/globals';
import { isOwnDocument } from './own-document';

test.each([
  '/checkout',
  '/en/checkout',
  '/checkout?from=cart',
  '/checkout#payment',
  '/checkout/order/7',
  '/payment-complete?statusCode=200',
  '/en/payment-complete',
])('%s is loaded as a document', (path) => {
  expect(isOwnDocument(path)).toBe(true);
});

test.each(['/', '/en', '/shop', '/checkouts', '/en/cart', '/shop?next=/checkout', '/fr/checkout'])(
  '%s is opened by the client router',
  (path) => {
    expect(isOwnDocument(path)).toBe(false);
  },
);
