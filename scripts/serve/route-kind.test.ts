import { expect, test } from '@jest/globals';
import { routeKind } from './route-kind.mjs';

test.each([
  ['/product/PHY-1?x=1', 'product'],
  ['/en/product/PHY-1', 'product'],
  ['/', 'shop'],
  ['/en', 'shop'],
  ['/shop?level=azhari&page=2', 'shop'],
  ['/en/shop?q=mona@example.com', 'search'],
  ['/shop?level=azhari&q=x', 'search'],
  ['/websites/shop/_next/image?url=x', 'image'],
  ['/_next/static/chunks/x.js', 'file'],
  ['/api/ready', 'api/ready'],
  ['/api/mona', 'other'],
  ['/mona@example.com', 'other'],
  ['/english', 'other'],
])('%s is of the kind %s', (url, kind) => {
  expect(routeKind(url)).toBe(kind);
});
