import { expect, test } from '@jest/globals';
import { createTranslator } from 'next-intl';
import type { CartNotice } from '@/lib/cart/cart-notices';
import messages from '@/messages/en.json' with { type: 'json' };
import { cartToast } from './cart-toast';

const t = createTranslator({ locale: 'en', messages });

test('names the added book in a toast that links the cart', () => {
  expect(cartToast({ type: 'added', title: 'Nuwwar Biology' }, t)).toEqual({
    title: 'Added to cart',
    description: 'Nuwwar Biology',
    action: { label: 'Go to Cart', href: '/cart' },
    variant: 'default',
  });
});

const limit =
  'You cannot add more than 10 items to the cart. Please reduce the quantity before adding more.';

test.each<[CartNotice, string, string]>([
  [{ type: 'limit-reached' }, 'Notice', limit],
  [
    { type: 'quantity-reached' },
    'Notice',
    'You have reached the maximum quantity limit for this product in your cart.',
  ],
  [{ type: 'add-failed' }, 'Error', 'Failed to add to cart'],
  [{ type: 'save-failed' }, 'Error', 'Failed to save cart. Storage may be full.'],
  [{ type: 'unavailable' }, 'Error', 'This book has just gone out of stock.'],
  [{ type: 'not-found', sku: 'BIO-$&-1' }, 'Error', 'Product with ID BIO-$&-1 not found'],
])('%o is a warning with its specified title and sentence', (notice, title, description) => {
  expect(cartToast(notice, t)).toEqual({ title, description, variant: 'destructive' });
});

test('reports a trimmed cart as information, not as an error', () => {
  expect(cartToast({ type: 'trimmed' }, t)).toEqual({
    title: 'Notice',
    description: 'Cart was trimmed to the maximum allowed items.',
    variant: 'default',
  });
});
