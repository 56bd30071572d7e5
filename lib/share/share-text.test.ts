import { expect, test } from '@jest/globals';
import { shareText } from './share-text';

test.each([
  ['{title} بسعر {price}', 'كتاب', '50.00 جنيه', 'كتاب بسعر 50.00 جنيه'],
  ['{title} for {price}', '$& {price} $1', 'EGP 50.00', '$& {price} $1 for EGP 50.00'],
])('%s with %s and %s', (words, title, price, text) => {
  expect(shareText(words, title, price)).toBe(text);
});
