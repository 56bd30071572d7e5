import { expect, test } from '@jest/globals';
import { counterpartUrl, publicPath } from './counterpart-url';

const origin = 'https://shop.example';

test('finds the same page in the other language', () => {
  expect(counterpartUrl(`${origin}/product/BIO-3`, 'en')).toBe('/en/product/BIO-3');
  expect(counterpartUrl(`${origin}/en/product/BIO-3`, 'ar')).toBe('/product/BIO-3');
});

test('keeps the query and the fragment', () => {
  expect(counterpartUrl(`${origin}/shop?q=%D8%A3&page=2#books`, 'en')).toBe(
    '/en/shop?q=%D8%A3&page=2#books',
  );
});

test('also changes the language of the login page’s redirect', () => {
  const login = (search: string, target: 'ar' | 'en') =>
    counterpartUrl(`${origin}/login?${search}`, target);
  expect(login('redirect=/checkout', 'en')).toBe('/en/login?redirect=/en/checkout');
  expect(login('redirect=%2Fen%2Fprofile%3Ffrom%3Dmail&a=1', 'ar')).toBe(
    '/login?redirect=/profile%3Ffrom%3Dmail&a=1',
  );
  expect(login('redirect=//evil.example', 'en')).toBe('/en/login?redirect=//evil.example');
});

test('leaves a page that is in that language already', () => {
  expect(counterpartUrl(`${origin}/en/shop`, 'en')).toBe('/en/shop');
  expect(counterpartUrl(`${origin}/shop`, 'ar')).toBe('/shop');
});

test('does not take a path that only begins like a language for one', () => {
  expect(counterpartUrl(`${origin}/english`, 'en')).toBe('/en/english');
  expect(counterpartUrl(`${origin}/en`, 'ar')).toBe('/');
});

test.each([
  ['/product/BIO-3', '/product/BIO-3'],
  ['/landing/categories/workbooks/2', '/categories/workbooks'],
  ['/shop/page%3D2', '/shop'],
  ['/search', '/shop'],
  ['/unknown', '/shop'],
  ['/help', '/help'],
])('recognizes the page of %s as %s', (pathname, path) => {
  expect(publicPath(pathname)).toBe(path);
});
