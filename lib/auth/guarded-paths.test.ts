import { expect, test } from '@jest/globals';
import { isGuarded, loginPath } from './guarded-paths';

test.each([
  '/checkout',
  '/profile',
  '/profile/',
  '/profile/orders',
  '/checkout/x/y',
  '/desk',
  '/desk/x',
])('%s is guarded', (path) => expect(isGuarded(path)).toBe(true));

test.each(['/', '/shop', '/profiles', '/desks', '/checkout-help', '/shop/profile', '/login'])(
  '%s is public',
  (path) => expect(isGuarded(path)).toBe(false),
);

test('the login page redirects back in the language of the page', () => {
  expect(loginPath('/checkout')).toBe('/login?redirect=/checkout');
  expect(loginPath('/en/profile/orders?page=2&a=b')).toBe(
    '/login?redirect=/en/profile/orders%3Fpage%3D2%26a%3Db',
  );
});
