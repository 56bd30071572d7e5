/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { localePath, locales, withoutLocale, type Locale } from './locale';
import { renderIn } from './render-fixture';

const next = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn(), back: jest.fn() };
let path = '/';
jest.unstable_mockModule('next/navigation', () => ({
  useRouter: () => next,
  usePathname: () => path,
}));
const { usePathname, useRouter } = await import('./navigation');

function use<Value>(locale: Locale, hook: () => Value): Value {
  const values: Value[] = [];
  function Reader() {
    values.push(hook());
    return null;
  }
  renderIn(locale, <Reader />);
  return values.at(-1)!;
}

beforeEach(() => {
  jest.clearAllMocks();
});
afterEach(cleanup);

test.each(['/', '/shop', '/shop?q=a%2Fb', '/about#privacy', '/english', '/desk/orders?page=2'])(
  '%s without its prefix is the same path in both languages',
  (href) => {
    for (const locale of locales) {
      path = localePath(locale, href);
      expect(withoutLocale(path)).toBe(href);
      expect(use(locale, usePathname)).toBe(href);
    }
  },
);

test('keeps a query or a fragment directly after the language', () => {
  expect(withoutLocale('/en?utm_source=mail')).toBe('/?utm_source=mail');
  expect(withoutLocale('/en#books')).toBe('/#books');
});

test('the router navigates to pages in the language of the page', () => {
  const english = use('en', useRouter);
  english.push('/cart', { scroll: false });
  english.replace('/');
  english.prefetch('/shop?page=2');
  english.back();
  expect(next.push).toHaveBeenCalledWith('/en/cart', { scroll: false });
  expect(next.replace).toHaveBeenCalledWith('/en');
  expect(next.prefetch).toHaveBeenCalledWith('/en/shop?page=2');
  expect(next.back).toHaveBeenCalledTimes(1);
  use('ar', useRouter).push('/cart');
  expect(next.push).toHaveBeenLastCalledWith('/cart');
});
