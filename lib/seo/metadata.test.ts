import { expect, test } from '@jest/globals';
import { localizeProduct } from '@/lib/catalogue/localized-product';
import type { Product } from '@/lib/catalogue/product';
import { productFixture } from '@/lib/catalogue/product-fixture';
import type { Locale } from '@/lib/i18n/locale';
import { directoryMetadata } from './directory-pages';
import { landingPageMetadata, shopMetadata } from './list-metadata';
import { productMetadata, productProperties } from './product-metadata';

const localized = (locale: Locale, fields?: Partial<Product>) =>
  localizeProduct(productFixture(fields), locale);

function previewOf(fields?: Partial<Product>) {
  const { twitter, description } = productMetadata(localized('ar', fields), 'ar');
  const title = typeof twitter?.title === 'string' ? twitter.title : '';
  return { title, description: description ?? '', images: twitter?.images };
}

test('a product page has its title and canonical address', () => {
  expect(productMetadata(localized('en'), 'en')).toMatchObject({
    title: 'Nuwwar Biology - Nuwwar Press - Biology | Zad',
    alternates: {
      canonical: 'https://shop.example/en/product/BIO-3-NWR-EXP',
      languages: {
        ar: 'https://shop.example/product/BIO-3-NWR-EXP',
        en: 'https://shop.example/en/product/BIO-3-NWR-EXP',
        'x-default': 'https://shop.example/product/BIO-3-NWR-EXP',
      },
    },
  });
});

test('the English address of a product without English points to the Arabic one', () => {
  const { alternates } = productMetadata(localized('en', { name_en: null }), 'en');
  expect(alternates?.canonical).toBe('https://shop.example/product/BIO-3-NWR-EXP');
});

test('the preview is truncated, and its picture changes with the product', () => {
  const long = { product_name: 'كلمة '.repeat(80), description: 'جملة '.repeat(200) };
  const { title, description } = previewOf(long);
  expect(title).toMatch(/…$/);
  expect(Array.from(title).length).toBeLessThanOrEqual(60);
  expect(description).toMatch(/…$/);
  expect(Array.from(description).length).toBeLessThanOrEqual(155);
  expect(previewOf().images).not.toEqual(previewOf({ updated_at: '2026-11-02T00:00:00Z' }).images);
});

test('offers two pictures of the inside after the share image, as JPEG', () => {
  const pictures = ['/a-1.webp', 'https://backend.example/a-2.jpg', '/a-3.webp'];
  const { openGraph, twitter } = productMetadata(localized('ar', { pictures }), 'ar');
  const jpeg = expect.stringMatching(
    /^https:\/\/shop\.example\/share\/cover\/BIO-3-NWR-EXP\/[0-9a-f]{12}\.jpg$/,
  );
  expect(openGraph?.images).toEqual([
    expect.objectContaining({ url: expect.stringContaining('/share/ar/'), width: 1200 }),
    { url: jpeg },
    { url: 'https://backend.example/a-2.jpg' },
  ]);
  expect(twitter?.images).toHaveLength(1);
});

test('states price and availability for catalogues', () => {
  expect(productProperties(localized('ar', { available: false }))).toMatchObject({
    'og:type': 'product',
    'product:price:amount': '345.00',
    'product:price:currency': 'EGP',
    'product:availability': 'out of stock',
  });
});

test('describes a product without a description by its price', () => {
  const { description } = previewOf({ description: null });
  expect(description).toMatch(/345(?!\.)/);
});

test('indexes plain pages of the shop, each with its own canonical address', () => {
  const metadata = shopMetadata('ar', { page: 2 });
  expect(metadata.robots).toBeUndefined();
  expect(metadata.alternates?.canonical).toBe('https://shop.example/shop?page=2');
  expect(metadata.title).toBe('زاد | متجر الكتب - صفحة 2');
});

test('the canonical address of a page is in its own language', () => {
  const { alternates, openGraph } = shopMetadata('en', { page: 2 });
  expect(alternates?.canonical).toBe('https://shop.example/en/shop?page=2');
  expect(openGraph?.url).toBe('https://shop.example/en/shop?page=2');
});

test.each([
  { q: 'biology', page: 1 },
  { level: 'azhari', page: 1 },
  { course: 'x', page: 2 },
  { grade: '3', page: 1 },
  { track: 'literary', price: '0-100', page: 1 },
  { sort: 'price-asc', page: 1 },
] as const)('%j is followed but not indexed', (filters) => {
  const metadata = shopMetadata('en', filters);
  expect(metadata.robots).toEqual({ index: false, follow: true });
  expect(metadata.alternates).toBeUndefined();
});

test('a landing page without products is not indexed', () => {
  expect(landingPageMetadata('ar', null).robots).toEqual({ index: false, follow: true });
});

test('the title of a filtered list contains the selection', () => {
  expect(shopMetadata('en', { grade: '3', page: 2 }, 'Third secondary').title).toBe(
    'Zad | Books: Third secondary - Page 2',
  );
});

test('indexes each page of a directory with its own canonical address', () => {
  const names = { total: 150, letters: [], entries: [] };
  const { alternates, title } = directoryMetadata('en', { kind: 'owner', page: 2, names });
  expect(title).toBe('Zad | Authors, teachers and publishers - Page 2');
  expect(alternates?.canonical).toBe('https://shop.example/en/owners?page=2');
  expect(alternates?.languages).toMatchObject({ ar: 'https://shop.example/owners?page=2' });
  expect(directoryMetadata('ar', null).robots).toEqual({ index: false, follow: true });
});
