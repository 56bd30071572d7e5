import { expect, test } from '@jest/globals';
import { fc } from '@/scripts/test/fast-check.mjs';
import { safeRedirect } from './safe-redirect';

test.each(['/checkout', '/en/profile', '/product/BIO-3?from=a#b', '/shop?q=%D8%A3'])(
  'accepts %s',
  (path) => {
    expect(safeRedirect(path, '/shop')).toBe(path);
  },
);

test.each([
  null,
  '',
  'checkout',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example',
  'http:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /checkout',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  '/%252f/evil.example',
  '/%25255cevil.example',
  '//evil.example/%2e%2e',
  '/\r\n//evil.example',
  '/\u0000/evil.example',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'blob:https://shop.example/1',
  '@evil.example',
  '.evil.example',
  'https://shop.example@evil.example',
  '///\\evil.example',
  '/%E0%A4%A',
  '/login',
  '/login?redirect=/login',
  '/en/login',
  '/ar/login',
  '/%6cogin',
  '/Login',
  '/reset-password',
  '/en/signup#x',
  '/callback.html?code=1',
  '/shop/../login',
  `/${'x'.repeat(600)}`,
])('rejects %j', (requested) => {
  expect(safeRedirect(requested, '/shop')).toBe('/shop');
});

test('the destination is always on the shop’s own origin', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.string().map((text) => `/${text}`),
  );
  fc.assert(
    fc.property(anything, (requested) => {
      const target = new URL(safeRedirect(requested, '/shop'), 'https://shop.example');
      expect(target.origin).toBe('https://shop.example');
    }),
    { numRuns: 2000 },
  );
});
