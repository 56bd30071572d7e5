import { expect, test } from '@jest/globals';
import { localizeProduct } from '@/lib/catalogue/localize-product';
import type { Product } from '@/lib/catalogue/product';
import { productFixture } from '@/lib/catalogue/product-fixture';
import type { Locale } from '@/lib/i18n/locale';
import { landingPageMetadata, shopMetadata } from './list-metadata';
import { productMetadata } from './product-metadata';
import { productTags } from './product-tags';

const localized = (locale: Locale, fields?: Partial<Product>) =>
  localizeProduct(productFixture(fields), locale);

function tagOf(name: string, fields?: Partial<Product>): string {
  const tags = productTags(localized('ar', fields), 'ar', fields?.description ?? '');
  return tags.find((tag) => Object.values(tag)[0] === name)?.content ?? '';
}

test('a product page has its title and its own address', () => {
  expect(productMetadata(localized('en'), 'en')).toEqual({
    title: 'Nuwwar Biology - Nuwwar Press - Biology | Zad',
    alternates: { canonical: 'https://shop.example/en/product/BIO-3-NWR-EXP' },
  });
});

test('the English address of a product without English points to the Arabic one', () => {
  const { alternates } = productMetadata(localized('en', { name_en: null }), 'en');
  expect(alternates?.canonical).toBe('https://shop.example/product/BIO-3-NWR-EXP');
});

test('the preview fits its frame, and its picture changes with the product', () => {
  const long = { product_name: 'كلمة '.repeat(80), description: 'جملة '.repeat(200) };
  const title = tagOf('og:title', long);
  expect(title).not.toBe('');
  expect(Array.from(title).length).toBeLessThanOrEqual(60);
  expect(Array.from(tagOf('description', long)).length).toBeLessThanOrEqual(155);
  expect(tagOf('og:image')).not.toBe(tagOf('og:image', { updated_at: '2026-11-02T00:00:00Z' }));
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
  expect(landingPageMetadata('ar', null).robots).toEqual({ index: false, follow: true });
});
