import { expect, test } from '@playwright/test';
import { readProduct, readProducts, type ShopProduct } from '../../fixtures/backend.ts';
import { at, get, languages } from '../../fixtures/http.ts';
import { nodeOf, structuredData, visibleText, type Node } from '../../fixtures/markup.ts';
import { stack } from '../../fixtures/stack.ts';

type Offer = Node & { shippingDetails: Node; hasMerchantReturnPolicy: Node };

async function productNode(product: ShopProduct, language: 'ar' | 'en' = 'ar') {
  const { text } = await get(at(language, `/product/${product.sku}`));
  const node = nodeOf(text, 'Product');
  expect(node).toBeDefined();
  return { node: node!, offer: node!['offers'] as Offer, text };
}

for (const language of languages) {
  test(`a product is one Product and Book with one offer (${language})`, async () => {
    const product = await readProduct('select=*&available=is.true&name_en=not.is.null');
    const { node, offer, text } = await productNode(product, language);
    expect(node['@type']).toEqual(expect.arrayContaining(['Product', 'Book']));
    expect(node['sku']).toBe(product.sku);
    expect([node['image']].flat()[0]).toMatch(/^https?:\/\//);
    expect(node['brand']).toBeDefined();
    expect(node['url']).toBe(new URL(at(language, `/product/${product.sku}`), stack.shopUrl).href);
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
    expect(shown).toContain(product.retail_price.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ','));
    expect(shown).toContain(
      language === 'ar' ? product.product_name : (product.name_en ?? product.product_name),
    );
  });

  test(`the crumbs lead to real pages (${language})`, async () => {
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
  });

  test(`the shop introduces itself (${language})`, async () => {
    const { text } = await get(at(language, '/shop'));
    const store = nodeOf(text, 'OnlineStore');
    expect(store?.['logo']).toBeDefined();
    expect(store?.['hasMerchantReturnPolicy']).toBeDefined();
    expect(nodeOf(text, 'WebSite')?.['potentialAction'] ?? nodeOf(text, 'WebSite')).toBeDefined();
  });
}

test('delivery and returns are said with the offer', async () => {
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

test('a book that is out of stock says so everywhere', async () => {
  const product = await readProduct('select=*&available=is.false');
  const { offer, text } = await productNode(product);
  expect(offer['availability']).toBe('https://schema.org/OutOfStock');
  expect(visibleText(text)).toMatch(/نفد|غير متوفر|غير متاح/);
});

test('an ISBN is told only where the book has one, with its pages', async () => {
  const [withIsbn] = await readProducts('select=*&isbn=not.is.null&limit=1');
  const [without] = await readProducts('select=*&isbn=is.null&limit=1');
  if (withIsbn) {
    const { node } = await productNode(withIsbn);
    expect(node['isbn']).toBe(withIsbn.isbn);
    expect(node['gtin13']).toBe(withIsbn.isbn);
    if (withIsbn.pages) expect(node['numberOfPages']).toBe(withIsbn.pages);
  }
  if (without) {
    const { node } = await productNode(without);
    expect('isbn' in node || 'gtin13' in node).toBe(false);
  }
});

test('structured data cannot break out of its block', async () => {
  const { sku } = await readProduct('select=*');
  for (const path of ['/shop', `/product/${sku}`]) {
    const { text } = await get(path);
    const blocks = [
      ...text.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
    ];
    expect(blocks.length).toBeGreaterThan(0);
    for (const [, json] of blocks) expect(json).not.toContain('<');
    for (const node of structuredData(text)) expect(node['@type']).toBeDefined();
  }
});
