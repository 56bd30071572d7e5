import { expect, test } from '@jest/globals';
import { socialNetwork } from './social-network';

test.each([
  ['https://wa.me/201000000000', 'whatsapp'],
  ['https://api.whatsapp.com/send?phone=201000000000', 'whatsapp'],
  ['https://www.facebook.com/zad', 'facebook'],
  ['https://m.me/zad', 'facebook'],
  ['https://notfacebook.com/zad', null],
  ['https://social.example/facebook.com', null],
])('recognizes the network of %s: %s', (url, network) => {
  expect(socialNetwork(url)).toBe(network);
});
