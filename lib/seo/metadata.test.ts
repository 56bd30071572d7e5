import { expect, test } from '@jest/globals';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { landingPageMetadata, shopMetadata } from './list-metadata';
import { productMetadata } from './product-metadata';

test('a product page has its title, its own address and both languages', () => {
  const metadata = productMetadata(productFixture(), 'en');
  expect(metadata.title).toBe('Nuwwar Biology - Nuwwar Press - Biology | Zad');
  expect(metadata.alternates).toEqual({
    canonical: 'https://shop.example/en/product/BIO-3-NWR-EXP',
    languages: {
      ar: 'https://shop.example/product/BIO-3-NWR-EXP',
      en: 'https://shop.example/en/product/BIO-3-NWR-EXP',
      'x-default': 'https://shop.example/product/BIO-3-NWR-EXP',
    },
  });
});

test('a product without English has one version, to which its English address points', () => {
  const metadata = productMetadata(productFixture({ name_en: null }), 'en');
  expect(metadata.alternates).toEqual({
    canonical: 'https://shop.example/product/BIO-3-NWR-EXP',
    languages: {
      ar: 'https://shop.example/product/BIO-3-NWR-EXP',
      'x-default': 'https://shop.example/product/BIO-3-NWR-EXP',
    },
  });
});

test('the preview fits its frame, and its picture changes with the product', () => {
  const long = productFixture({
    product_name: 'كلمة '.repeat(80),
    description: 'جملة '.repeat(200),
  });
  const { openGraph, description } = productMetadata(long, 'ar');
  const title = typeof openGraph?.title === 'string' ? openGraph.title : '';
  expect(title).not.toBe('');
  expect(Array.from(title).length).toBeLessThanOrEqual(60);
  expect(Array.from(String(description)).length).toBeLessThanOrEqual(155);
  const before = productMetadata(productFixture(), 'ar').openGraph?.images;
  const after = productMetadata(productFixture({ updated_at: '2026-11-02T00:00:00Z' }), 'ar')
    .openGraph?.images;
  expect(before).not.toEqual(after);
});

test('plain pages of the shop are indexed, each as itself', () => {
  const metadata = shopMetadata('ar', { page: 2 });
  expect(metadata.robots).toBeUndefined();
  expect(metadata.alternates?.canonical).toBe('https://shop.example/shop?page=2');
  expect(metadata.title).toBe('زاد | متجر الكتب - صفحة 2');
});

test.each([
  { q: 'biology', page: 1 },
  { level: 'azhari', page: 1 },
  { course: 'x', page: 2 },
])('%j is followed, not indexed', (filters) => {
  const metadata = shopMetadata('en', filters);
  expect(metadata.robots).toEqual({ index: false, follow: true });
  expect(metadata.alternates).toBeUndefined();
});

test('a landing page without products is not indexed', () => {
  expect(landingPageMetadata('ar', 'owner', null).robots).toEqual({ index: false, follow: true });
});
