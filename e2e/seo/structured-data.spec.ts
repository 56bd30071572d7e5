import { expect, test } from '@playwright/test';
import { type ShopProduct, readProduct } from '../fixtures/backend.ts';
import { at, get, languages } from '../fixtures/http.ts';
import { type Node, nodeOf, visibleText } from '../fixtures/markup.ts';
import { price } from '../fixtures/price.ts';
import { stack } from '../fixtures/stack.ts';

type Offer = Node & { shippingDetails: Node; hasMerchantReturnPolicy: Node };

async function productNode(product: ShopProduct, language: 'ar' | 'en' = 'ar') {
  const { text } = await get(at(language, `/product/${product.sku}`));
  const node = nodeOf(text, 'Product');
  expect(node).toBeDefined();
  return { node: node!, offer: node!['offers'] as Offer, text };
}

for (const language of languages) {
  test(
    `describes a product as one Product and Book with one offer (${language})`,
    { tag: ['@http', '@core'] },
    async () => {
      const product = await readProduct('select=*&available=is.true&name_en=not.is.null');
      const { node, offer, text } = await productNode(product, language);
      expect(node['@type']).toEqual(expect.arrayContaining(['Product', 'Book']));
      expect(node['sku']).toBe(product.sku);
      expect([node['image']].flat()[0]).toMatch(/^https?:\/\//);
      const owners = [product.product_owner_name, product.product_owner_name_en];
      expect(owners).toContain((node['brand'] as Node)['name']);
      expect(node['url']).toBe(
        new URL(at(language, `/product/${product.sku}`), stack.shopUrl).href,
      );
      expect(node['inLanguage']).toMatch(/^ar/);
      expect(String(node['description']).length).toBeGreaterThan(20);
      expect(Array.isArray(offer)).toBe(false);
      expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: 'EGP', url: node['url'] });
      expect(Number(offer['price'])).toBe(product.retail_price);
      expect(String(offer['price'])).toMatch(/^\d+(\.\d{1,2})?$/);
      expect(offer['availability']).toBe('https://schema.org/InStock');
      expect(offer['itemCondition']).toBe('https://schema.org/NewCondition');
      expect(text).not.toContain('AggregateOffer');
      const shown = visibleText(text);
      expect(shown).toContain(price(language, product.retail_price));
      expect(shown).toContain(
        language === 'ar' ? product.product_name : (product.name_en ?? product.product_name),
      );
    },
  );

  test(
    `links existing pages in the breadcrumbs (${language})`,
    { tag: ['@http', '@core'] },
    async () => {
      const { sku } = await readProduct('select=*');
      const { text } = await get(at(language, `/product/${sku}`));
      const crumbs = nodeOf(text, 'BreadcrumbList')?.['itemListElement'] as Node[];
      expect(crumbs.map((crumb) => crumb['position'])).toEqual(crumbs.map((_, place) => place + 1));
      expect(crumbs.length).toBeGreaterThanOrEqual(3);
      for (const crumb of crumbs.slice(0, -1)) {
        const address = (crumb['item'] as Node)['@id'] ?? crumb['item'];
        const { pathname } = new URL(String(address));
        expect(pathname.startsWith('/en/')).toBe(language === 'en');
        expect([pathname, (await get(pathname)).status]).toEqual([pathname, 200]);
      }
    },
  );

  test(`describes the shop (${language})`, { tag: ['@http', '@core'] }, async () => {
    const { text } = await get(at(language, '/shop'));
    const shop = new URL(at(language, '/shop'), stack.shopUrl).href;
    const store = nodeOf(text, 'OnlineStore');
    expect(store).toMatchObject({ url: shop, hasMerchantReturnPolicy: { merchantReturnDays: 14 } });
    expect((await get(new URL(String(store!['logo'])).pathname)).status).toBe(200);
    expect(nodeOf(text, 'WebSite')).toMatchObject({
      url: shop,
      potentialAction: { target: { urlTemplate: `${shop}?q={search_term_string}` } },
    });
  });
}

test('states delivery and returns with the offer', { tag: ['@http', '@core'] }, async () => {
  const { offer } = await productNode(await readProduct('select=*'));
  expect(offer.shippingDetails).toMatchObject({
    shippingDestination: { addressCountry: 'EG' },
    deliveryTime: {
      handlingTime: { minValue: 0, maxValue: 2 },
      transitTime: { minValue: 3, maxValue: 7 },
    },
  });
  expect(offer.hasMerchantReturnPolicy).toMatchObject({
    applicableCountry: 'EG',
    merchantReturnDays: 14,
  });
});

test('marks a book as out of stock everywhere', { tag: ['@http', '@core'] }, async () => {
  const product = await readProduct('select=*&available=is.false');
  const { offer, text } = await productNode(product);
  expect(offer['availability']).toBe('https://schema.org/OutOfStock');
  expect(visibleText(text)).toMatch(/نفد|غير متوفر|غير متاح/);
});

test(
  'states the ISBN only if a book has one, with its number of pages',
  { tag: ['@http', '@core'] },
  async () => {
    const book = await readProduct('select=*&isbn=not.is.null&pages=not.is.null');
    const { node } = await productNode(book);
    expect(node).toMatchObject({ isbn: book.isbn, gtin13: book.isbn, numberOfPages: book.pages });
    const without = await productNode(await readProduct('select=*&isbn=is.null'));
    expect('isbn' in without.node || 'gtin13' in without.node).toBe(false);
  },
);
