import { expect, test } from '@jest/globals';
import { localePath, locales, withoutLocale } from './locale';
import { getPathname } from './navigation';

test.each(['/', '/shop', '/shop?q=a%2Fb', '/about#privacy', '/english', '/desk/orders?page=2'])(
  '%s has the same address in and outside of React, and can be told without its language again',
  (href) => {
    for (const locale of locales) {
      const path = localePath(locale, href);
      expect(getPathname({ href, locale })).toBe(path);
      expect(withoutLocale(path)).toBe(href);
    }
  },
);

test('a query or a fragment right after the language stays', () => {
  expect(withoutLocale('/en?utm_source=mail')).toBe('/?utm_source=mail');
  expect(withoutLocale('/en#books')).toBe('/#books');
});
