import { expect, test } from '@jest/globals';
import { localizeProduct } from '@/lib/catalogue/localized-product';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { productNode } from './product';
import { productPageNodes } from './product-page';

test('a product is a book with one offer', () => {
  const node = productNode(localizeProduct(productFixture(), 'ar'), 'ar');
  expect(node).toMatchObject({
    '@type': ['Product', 'Book'],
    name: 'نوّار الأحياء - دار نوّار - الأحياء',
    sku: 'BIO-3-NWR-EXP',
    url: 'https://shop.example/product/BIO-3-NWR-EXP',
    image: ['https://shop.example/websites/shop/covers/BIO-3-NWR-EXP.webp'],
    publisher: { '@type': 'Organization', name: 'دار نوّار' },
    brand: { '@type': 'Brand', name: 'دار نوّار' },
    manufacturer: { '@type': 'Organization', name: 'دار نوّار' },
    description: 'سطر أول\nسطر ثان',
    isbn: '9780306406157',
    gtin13: '9780306406157',
    inLanguage: 'ar',
    bookEdition: '2027',
    numberOfPages: 472,
    educationalLevel: 'الصف الثالث الثانوي',
    about: 'الأحياء',
    offers: {
      '@type': 'Offer',
      price: '345.00',
      priceCurrency: 'EGP',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      hasMerchantReturnPolicy: { applicableCountry: 'EG', merchantReturnDays: 14 },
      shippingDetails: {
        deliveryTime: {
          handlingTime: { minValue: 0, maxValue: 2 },
          transitTime: { minValue: 3, maxValue: 7 },
          businessDays: {
            dayOfWeek: expect.arrayContaining(['https://schema.org/Sunday']) as unknown,
          },
        },
      },
    },
  });
});

test('the cover is the first of the images', () => {
  const images = (image_url: string | null) =>
    productNode(
      localizeProduct(productFixture({ image_url, pictures: ['/a-1.webp', '/a-2.webp'] }), 'ar'),
      'ar',
    ).image;
  const pictures = ['https://shop.example/a-1.webp', 'https://shop.example/a-2.webp'];
  expect(images('/a.webp')).toEqual(['https://shop.example/a.webp', ...pictures]);
  expect(images(null)).toEqual(pictures);
});

test('omits missing data instead of leaving it empty', () => {
  const bare = productFixture({
    isbn: '1234567890123',
    pages: null,
    edition_year: null,
    image_url: null,
    subject_name: null,
    subject_name_en: null,
    description: null,
    description_en: null,
    available: false,
    grade: null,
    product_owner_kind: 'teacher',
  });
  const node = productNode(localizeProduct(bare, 'en'), 'en');
  for (const name of [
    'isbn',
    'gtin13',
    'numberOfPages',
    'bookEdition',
    'image',
    'about',
    'educationalLevel',
  ]) {
    expect(node).not.toHaveProperty(name);
  }
  expect(node).toMatchObject({
    author: { '@type': 'Person', name: 'Nuwwar Press' },
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('the breadcrumb leads from the shop through the category, in the page’s language', () => {
  const [, breadcrumb] = productPageNodes(localizeProduct(productFixture(), 'en'), 'en');
  expect(breadcrumb).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/en/shop' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Explanation Books',
        item: 'https://shop.example/en/categories/explanation-books',
      },
      { '@type': 'ListItem', position: 3, name: 'Nuwwar Biology - Nuwwar Press - Biology' },
    ],
  });
});
