import { expect, test } from '@jest/globals';
import { browserLocale } from './browser-locale';

test.each([
  ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
  ['AR', 'ar'],
  ['en-US,en;q=0.9,ar;q=0.8', 'en'],
  ['fr', 'en'],
  ['', 'ar'],
  ['*', 'ar'],
  [null, 'ar'],
])('the header %j selects %s', (accepted, locale) => {
  expect(browserLocale(accepted, 'ar')).toBe(locale);
});
