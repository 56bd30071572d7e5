/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { Locale } from '@/lib/i18n/locale';
import { feedText, type FeedFile } from './feed-files';
import { feedProductFixture as productFixture } from './feed-product-fixture';
import type { FeedProduct } from './queries';

async function* slicesOf(...slices: FeedProduct[][]) {
  yield* slices;
}

async function textOf(file: FeedFile, locale: Locale, ...products: FeedProduct[]): Promise<string> {
  let text = '';
  const pieces = feedText(file, locale, slicesOf(products.slice(0, 1), products.slice(1)));
  for await (const piece of pieces) text += piece;
  return text;
}

async function itemsOf(locale: Locale, ...products: FeedProduct[]) {
  const xml = new DOMParser().parseFromString(
    await textOf('google.xml', locale, ...products),
    'application/xml',
  );
  expect(xml.querySelector('parsererror')).toBeNull();
  return [...xml.querySelectorAll('rss > channel > item')].map((item) =>
    Object.fromEntries([...item.children].map((child) => [child.nodeName, child.textContent])),
  );
}

const hostile = productFixture({
  sku: 'XSS-1',
  product_name: '<b>"a" & \'b\'</b>, ]]>',
  name_en: '=1+1, "x"\n',
  description: '</description><script>alert(1)</script>\u0000',
  product_owner_kind: 'author',
  isbn: null,
  available: false,
  retail_price: 1_250.5,
  specifications: [
    { spec_name: 'الورق', spec_value: 'أبيض & ناعم', spec_name_en: null, spec_value_en: null },
  ],
});

test('Google’s feed has one item for each product, whatever its text contains', async () => {
  const [plain, other] = await itemsOf('ar', productFixture(), hostile);
  expect(plain).toMatchObject({
    'g:id': 'BIO-3-NWR-EXP',
    'g:availability': 'in_stock',
    'g:price': '345.00 EGP',
    'g:condition': 'new',
    'g:gtin': '9780306406157',
    'g:identifier_exists': 'yes',
    'g:google_product_category': '784',
    'g:shipping': 'EG128.45 EGP0237',
    'g:custom_label_0': 'grade-3',
  });
  expect(other).toMatchObject({
    title: '<b>"a" & \'b\'</b>, ]]> - دار نوّار - الأحياء',
    description: '</description><script>alert(1)</script>',
    'g:availability': 'out_of_stock',
    'g:price': '1250.50 EGP',
    'g:identifier_exists': 'no',
    'g:product_detail': 'الورقأبيض & ناعم',
  });
  expect(other).not.toHaveProperty('g:gtin');
});

test('further pictures follow the cover, in order', async () => {
  const pictures = ['/pages/a-1.webp', 'https://backend.example/covers/a,2.jpg'];
  const product = productFixture({ pictures });
  expect(await textOf('google.xml', 'ar', product)).toContain(
    '<g:additional_image_link>https://shop.example/pages/a-1.webp</g:additional_image_link>' +
      '<g:additional_image_link>https://backend.example/covers/a,2.jpg</g:additional_image_link>',
  );
  const [row] = parse<Record<string, string>>(await textOf('meta.csv', 'ar', product), {
    columns: true,
  });
  expect(row?.['additional_image_link']).toMatch(
    /^https:\/\/shop\.example\/share\/cover\/BIO-3-NWR-EXP\/[0-9a-f]{12}\.jpg,https:\/\/backend\.example\/covers\/a%2C2\.jpg$/,
  );
});

test('a feed without products is valid', async () => {
  expect(await itemsOf('en')).toEqual([]);
  expect(parse(await textOf('meta.csv', 'ar'), { columns: true })).toEqual([]);
});

test('Meta’s feed has one row for each product, quoted where necessary', async () => {
  const text = await textOf('meta.csv', 'ar', productFixture(), hostile);
  const rows = parse<Record<string, string>>(text, { columns: true });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    id: 'BIO-3-NWR-EXP',
    availability: 'in stock',
    condition: 'new',
    price: '345.00 EGP',
    link: 'https://shop.example/product/BIO-3-NWR-EXP',
    image_link: expect.stringMatching(
      /^https:\/\/shop\.example\/share\/cover\/BIO-3-NWR-EXP\/[0-9a-f]{12}\.jpg$/,
    ),
    gtin: '9780306406157',
    shipping: 'EG:::128.45 EGP',
    custom_label_1: 'biology',
  });
  expect(rows[1]).toMatchObject({
    title: '<b>"a" & \'b\'</b>, ]]> - دار نوّار - الأحياء',
    availability: 'out of stock',
    gtin: '',
  });
});

test('Meta’s English feed is a language feed: no price, availability or picture', async () => {
  const text = await textOf('meta.csv', 'en', hostile);
  expect(parse(text, { columns: true })).toEqual([
    {
      id: 'XSS-1',
      override: 'en_XX',
      title: '=1+1, "x" - Nuwwar Press - Biology',
      description: 'First line Second line',
      link: 'https://shop.example/en/product/XSS-1',
      brand: 'Nuwwar Press',
    },
  ]);
});

test('a JPEG or PNG picture is not converted', async () => {
  const image_url = 'https://backend.example/storage/v1/object/public/covers/a.JPG';
  const [row] = parse<Record<string, string>>(
    await textOf('meta.csv', 'ar', productFixture({ image_url })),
    { columns: true },
  );
  expect(row?.['image_link']).toBe(image_url);
});
