import { beforeEach, expect, jest, test } from '@jest/globals';
import { expectEnd, leaveForLogin } from './leave-for-login';

// The only parts of a page that are used here.
const replace = jest.fn<(address: string) => void>();
const documentElement = { lang: 'ar' };
const location = { pathname: '/', replace };
Object.assign(globalThis, { document: { documentElement }, window: { location } });

beforeEach(() => {
  replace.mockReset();
  expectEnd(null);
});

test.each([
  ['ar', '/profile', null, '/login'],
  ['en', '/en/profile', null, '/en/login'],
  ['ar', '/profile', 'unauthorized', '/login?session-ended=unauthorized'],
  ['en', '/en/checkout', null, '/en/login?redirect=/en/checkout'],
  ['ar', '/checkout', 'refreshFailed', '/login?redirect=/checkout&session-ended=refreshFailed'],
  ['ar', '/checkout/order/1', null, '/login?redirect=/checkout/order/1'],
  ['ar', '/checkouts', null, '/login'],
] as const)('in %s, redirects from %s (%s) to %s', (lang, pathname, end, login) => {
  documentElement.lang = lang;
  location.pathname = pathname;
  if (end) expectEnd(end);
  leaveForLogin();
  expect(replace.mock.calls).toEqual([[login]]);
});

test('does not redirect from the login page', () => {
  documentElement.lang = 'en';
  location.pathname = '/en/login';
  leaveForLogin();
  expect(replace).not.toHaveBeenCalled();
});
