import { expect, jest, test } from '@jest/globals';
import type { CartNotice } from '@/lib/cart/cart-notices';
import { cartButtonWords } from './cart-button-words';
import { cartToast } from './cart-toast';
import { cartWords } from './cart-words';

const words = cartButtonWords('en');
const load = () => jest.fn(async () => cartWords('en'));

test('what may happen without a network is said without asking for words', async () => {
  const allWords = load();
  expect(await cartToast({ type: 'added' }, words, allWords)).toEqual({
    title: 'Added to cart',
    variant: 'default',
  });
  expect(await cartToast({ type: 'limit-reached' }, words, allWords)).toEqual({
    title: 'Notice',
    description:
      'You cannot add more than 10 items to the cart. Please reduce the quantity before adding more.',
    variant: 'destructive',
  });
  expect(await cartToast({ type: 'save-failed' }, words, allWords)).toEqual({
    title: 'Error',
    description: 'Failed to save cart. Storage may be full.',
    variant: 'destructive',
  });
  expect(allWords).not.toHaveBeenCalled();
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
