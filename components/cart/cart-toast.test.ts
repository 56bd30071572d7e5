import { expect, jest, test } from '@jest/globals';
import type { CartNotice } from '@/lib/cart/cart-notices';
import { cartButtonWords } from './cart-button-words';
import { cartToast } from './cart-toast';
import { cartWords } from './cart-words';

const words = cartButtonWords('en');
const load = () => jest.fn(async () => cartWords('en'));

test('that a book was added is said without asking for words', async () => {
  const loadWords = load();
  expect(await cartToast({ type: 'added' }, words, loadWords)).toEqual({
    title: 'Added to cart',
    variant: 'default',
  });
  expect(loadWords).not.toHaveBeenCalled();
});

test('what goes wrong is said with its specified title and sentence', async () => {
  expect(await cartToast({ type: 'limit-reached' }, words, load())).toEqual({
    title: 'Notice',
    description:
      'You cannot add more than 10 items to the cart. Please reduce the quantity before adding more.',
    variant: 'destructive',
  });
  expect(await cartToast({ type: 'quantity-reached' }, words, load())).toEqual({
    title: 'Notice',
    description: 'You have reached the maximum quantity limit for this product in your cart.',
    variant: 'destructive',
  });
  expect(await cartToast({ type: 'add-failed' }, words, load())).toEqual({
    title: 'Error',
    description: 'Failed to add to cart',
    variant: 'destructive',
  });
  expect(await cartToast({ type: 'save-failed' }, words, load())).toEqual({
    title: 'Error',
    description: 'Failed to save cart. Storage may be full.',
    variant: 'destructive',
  });
  expect(await cartToast({ type: 'unavailable' }, words, load())).toEqual({
    title: 'Error',
    description: 'This book has just gone out of stock.',
    variant: 'destructive',
  });
});

test('the specified sentences of the rest', async () => {
  const described = async (notice: CartNotice) =>
    (await cartToast(notice, words, load())).description;
  expect(await described({ type: 'trimmed' })).toBe(
    'Cart was trimmed to the maximum allowed items.',
  );
  expect(await described({ type: 'not-found', sku: 'BIO-$&-1' })).toBe(
    'Product with ID BIO-$&-1 not found',
  );
});
