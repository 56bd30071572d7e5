import { expect, test } from '@jest/globals';
import { feedItem } from './feed-item';
import { feedProductFixture as productFixture } from './feed-product-fixture';

test('describes a product in the language of the feed', () => {
  expect(feedItem(productFixture(), 'ar')).toMatchObject({
    sku: 'BIO-3-NWR-EXP',
    title: 'نوّار الأحياء - دار نوّار - الأحياء',
    description: 'سطر أول سطر ثان',
    link: 'https://shop.example/product/BIO-3-NWR-EXP',
    image: 'https://shop.example/websites/shop/covers/BIO-3-NWR-EXP.webp',
    available: true,
    price: '345.00 EGP',
    shipping: '128.45 EGP',
    brand: 'دار نوّار',
    gtin: '9780306406157',
    productType: 'كتب الشرح > الأحياء',
    labels: ['grade-3', 'biology', 'general', 'full-year'],
  });
  expect(feedItem(productFixture(), 'en')).toMatchObject({
    title: 'Nuwwar Biology - Nuwwar Press - Biology',
    link: 'https://shop.example/en/product/BIO-3-NWR-EXP',
    productType: 'Explanation Books > Biology',
    labels: ['grade-3', 'biology', 'general', 'full-year'],
  });
});

test('truncates texts to the maximum length between words', () => {
  const long = feedItem(
    productFixture({
      product_name: 'كتاب '.repeat(40).trim(),
      description: 'كلمة '.repeat(2_000),
      product_owner_name: 'دار '.repeat(30).trim(),
    }),
    'ar',
  );
  expect(long?.title.length).toBeLessThanOrEqual(150);
  expect(long?.title).toMatch(/كتاب…$/);
  expect(long?.description.length).toBeLessThanOrEqual(5_000);
  expect(long?.description.length).toBeGreaterThan(4_900);
  expect(long?.brand.length).toBeLessThanOrEqual(70);
});

test('generates a sentence for a product without a description in the language', () => {
  for (const description_en of [null, '  \n\t'])
    expect(feedItem(productFixture({ description_en }), 'en')?.description).toMatch(
      /^[\x20-\x7e]*Nuwwar Biology[\x20-\x7e]*345(?!\.00)[\x20-\x7e]*$/,
    );
});

test('replaces characters that XML forbids by spaces', () => {
  const broken = productFixture({ description: 'أ\u0000ب\u0007\u001fج\ud800د\uffffه\u0085و 📘' });
  expect(feedItem(broken, 'ar')?.description).toBe('أ ب ج د ه و 📘');
});

test('omits an invalid ISBN and missing labels', () => {
  const bare = productFixture({
    isbn: '9780306406158',
    grade: null,
    subject_slug: null,
    subject_name: null,
    subject_name_en: null,
    level: null,
    term: null,
  });
  expect(feedItem(bare, 'ar')).toMatchObject({
    gtin: null,
    labels: [null, null, null, null],
    productType: 'كتب الشرح',
  });
});

test('includes at most ten further pictures', () => {
  const pictures = Array.from({ length: 12 }, (_, place) => `/pages/${place}.webp`);
  const stated = feedItem(productFixture({ pictures }), 'en')?.pictures;
  expect(stated).toHaveLength(10);
  expect(stated?.[9]).toEqual({
    image: 'https://shop.example/pages/9.webp',
    image_url: '/pages/9.webp',
  });
});

test('omits a product without a cover', () => {
  expect(feedItem(productFixture({ image_url: null }), 'ar')).toBeNull();
});
