import { expect, test } from '@jest/globals';
import { servedAddress } from './served-address.mjs';

const secret = 'code=abc&utm_source=x&redirect=/profile';

test.each([
  '/about',
  '/en/login',
  '/reset-password',
  '/product/ALG-3-RAQ-QBK',
  '/categories/%D9%83%D8%AA%D8%A8',
  '/en/shop',
  '/robots.txt',
  '/feeds/google.xml',
  '/en/feeds/meta.csv',
  '/a1b2c3d4-e5f6.txt',
])('removes the irrelevant query of %s', (path) => {
  expect(servedAddress(`${path}?${secret}`, {})).toBe(path);
  expect(servedAddress(path, {})).toBe(path);
});

test.each([
  ['/shop?utm=x&page=2&level=azhari&q=%20a%20%20b', '/shop?q=a+b&level=azhari&page=2'],
  ['/shop?page=1&level=%3Cscript%3E&availability=maybe', '/shop'],
  [
    '/shop?sort=price-desc&price=100-200&grade=3&track=literary&category=x',
    '/shop?category=x&grade=3&track=literary&price=100-200&sort=price-desc',
  ],
  ['/shop?sort=newest&grade=4&price=1', '/shop'],
  ['/owners?page=2&letter=a', '/owners?page=2'],
  ['/en/owners/x?level=azhari&page=3&x=1', '/en/owners/x?page=3'],
])('keeps only the filters of the list %s: %s', (url, served) => {
  expect(servedAddress(url, {})).toBe(served);
});

test.each([
  '/nowhere',
  '/en-gb',
  '/shop/page=2',
  '/search',
  '/product/lower-case',
  '/reset-password/abc',
  '/shop.rsc',
  '/feeds/other.xml',
  '/%73hop',
  '/%E0%A4%A/',
  'http://elsewhere.example/shop',
  '*',
])('maps %s to the address for unknown pages', (path) => {
  expect(servedAddress(`${path}?${secret}`, {})).toBe('/unknown');
});

test.each(['/_next/nothing', '/_next/data/x.json'])(
  'maps %s to the address for unknown build files',
  (path) => {
    expect(servedAddress(`${path}?${secret}`, {})).toBe('/_next/nothing');
  },
);

test('an unknown English address stays English', () => {
  expect(servedAddress(`/en/nowhere?${secret}`, {})).toBe('/en/unknown');
});

test.each([
  '/',
  '/en',
  '/en/',
  '/ar/login',
  '/login/',
  '//login',
  '/profile',
  '/en/checkout/order/x',
  '/payment-complete',
  '/back-in-stock/stop',
  '/callback.html',
  '/_next/image',
  '/api/back-in-stock/stop',
])('keeps the query of %s, which is never cached', (path) => {
  expect(servedAddress(`${path}?${secret}`, {})).toBe(`${path}?${secret}`);
});

test('keeps the query when a shopper is redirected to the English page', () => {
  const served = (cookie: string) => servedAddress(`/login?${secret}`, { cookie });
  expect(served('a=1; language=en')).toBe(`/login?${secret}`);
  // Not every cookie parser reads these as English, so the Arabic page may be served after all.
  for (const cookie of ['language=en; language=ar', 'language="en"', 'x-language=en', 'language=e'])
    expect(served(cookie)).toBe('/login');
  expect(servedAddress(`/en/login?${secret}`, { cookie: 'language=en' })).toBe('/en/login');
});

test('keeps the router’s parameter for requests of the router', () => {
  const url = '/about?a=1&_rsc=1x2y3&b=2';
  expect(servedAddress(url, { rsc: '1' })).toBe('/about?_rsc=1x2y3');
  expect(servedAddress(url, {})).toBe('/about');
  expect(servedAddress('/about?_rsc=%3Cscript%3E', { rsc: '1' })).toBe('/about');
});

test('reads at most 8 KiB of a query', () => {
  const long = 'x'.repeat(60_000);
  expect(servedAddress(`/profile?x=${long}`, {}).length).toBeLessThan(8_300);
  expect(servedAddress(`/shop?x=${long}&page=2`, {})).toBe('/shop');
});
