import { expect, test } from '@playwright/test';
import { type FeedItem, readGoogle, readMeta } from '../fixtures/feeds.ts';
import { type Language, get, languages } from '../fixtures/http.ts';
import { Head, type Node, nodeOf } from '../fixtures/markup.ts';

const oneLine = (text: unknown) => String(text).replace(/\s+/g, ' ').trim();
const pathOf = (address: string | undefined) => new URL(address ?? '').pathname;

/** The addresses of an item's cover and further pictures. */
const picturesOf = ({ image_link = '', additional_image_link = '' }: FeedItem) =>
  [image_link, ...additional_image_link.split(',')].filter((address) => address !== '');

/** Four at a time, like a crawler. */
async function forEach<T>(entries: readonly T[], check: (entry: T) => Promise<void>) {
  const queue = entries.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const entry of queue) await check(entry);
    }),
  );
}

type Described = {
  offers: Node;
  brand: Node;
  image?: string[];
  gtin13?: string;
  category: string;
  about?: string;
};

/** The data of a product page in the format of Google's feed. */
async function statedOnPage(path: string): Promise<FeedItem> {
  const { status, text } = await get(path);
  expect([path, status]).toEqual([path, 200]);
  const head = new Head(text);
  const node = nodeOf(text, 'Product') as Node & Described;
  const { offers } = node;
  const availability = String(offers['availability']).endsWith('/InStock');
  expect(head.canonical).toBe(node['url']);
  expect(head.meta('product:price:amount')).toBe(offers['price']);
  expect(head.meta('product:availability')).toBe(availability ? 'in stock' : 'out of stock');
  expect(head.meta('product:retailer_item_id')).toBe(node['sku']);
  return {
    id: String(node['sku']),
    title: String(node['name']),
    description: oneLine(node['description']),
    link: String(offers['url']),
    image_link: String(node.image?.[0]),
    additional_image_link: node.image?.slice(1).join(',') ?? '',
    availability: availability ? 'in_stock' : 'out_of_stock',
    price: `${String(offers['price'])} ${String(offers['priceCurrency'])}`,
    condition: /\/NewCondition$/.test(String(offers['itemCondition'])) ? 'new' : '',
    brand: String(node.brand['name']),
    ...(node.gtin13 ? { gtin: node.gtin13 } : {}),
    identifier_exists: node.gtin13 ? 'yes' : 'no',
    product_type: [node.category, node.about].filter(Boolean).join(' > '),
  };
}

/** In addition to the page's data: the vendor's own fields. */
const ownFields = ['google_product_category', 'shipping'];

async function checkPages(items: readonly FeedItem[], language: Language) {
  await forEach(items, async (item) => {
    const stated = await statedOnPage(pathOf(item['link']));
    const fields = Object.entries(item).filter(
      ([name]) => !ownFields.includes(name) && !name.startsWith('custom_label_'),
    );
    const { description, ...others } = Object.fromEntries(fields);
    const { description: onPage, ...othersOnPage } = stated;
    expect(others).toEqual(othersOnPage);
    // An English item without an English description has a generated sentence.
    const isArabic = /[\u0600-\u06ff]{3}/.test(description ?? '');
    if (language === 'ar' || !/[\u0600-\u06ff]{3}/.test(onPage ?? ''))
      expect([item['id'], description]).toEqual([item['id'], onPage]);
    else expect([item['id'], isArabic]).toEqual([item['id'], false]);
  });
}

for (const language of languages) {
  test(
    `states the same for Google as on the page (${language})`,
    { tag: '@http' },
    async ({ page }) => {
      test.setTimeout(300_000);
      const items = await readGoogle(page, language);
      expect(items.length).toBeGreaterThan(100);
      for (const item of items) {
        expect(item['title']!.length).toBeLessThanOrEqual(150);
        expect(item['description']!.length).toBeGreaterThan(0);
        expect(item['description']!.length).toBeLessThanOrEqual(5_000);
        expect(item['shipping']).toMatch(/^EG\d+\.\d\d EGP\d+$/);
        expect(item['google_product_category']).toBe('784');
        expect(pathOf(item['link']).startsWith('/en/')).toBe(language === 'en');
      }
      await checkPages(items, language);
      const pictures = [...new Set(items.flatMap(picturesOf).map(pathOf))];
      expect(pictures.length).toBeGreaterThan(items.length);
      await forEach(pictures, async (path) => {
        const { status, headers } = await get(path, { method: 'HEAD' });
        expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'image/webp']);
      });
    },
  );
}

const jpegPath = /\/share\/cover\/[A-Z0-9-]+\/[0-9a-f]{12}\.jpg$/;

test(
  'states the same for Meta as for Google, in Meta’s format',
  { tag: '@http' },
  async ({ page }) => {
    const items = await readGoogle(page, 'ar');
    const rows = await readMeta('ar');
    expect(rows).toHaveLength(items.length);
    for (const [place, row] of rows.entries()) {
      const item = items[place]!;
      const price = /EG(\d+\.\d\d EGP)/.exec(item['shipping']!)?.[1];
      expect(row).toEqual({
        id: item['id'],
        title: item['title'],
        description: item['description'],
        availability: item['availability'] === 'in_stock' ? 'in stock' : 'out of stock',
        condition: item['condition'],
        price: item['price'],
        link: item['link'],
        image_link: expect.stringMatching(jpegPath),
        additional_image_link: expect.any(String),
        brand: item['brand'],
        gtin: item['gtin'] ?? '',
        google_product_category: item['google_product_category'],
        product_type: item['product_type'],
        shipping: `EG:::${price}`,
        ...Object.fromEntries(
          [0, 1, 2, 3].map((number) => [
            `custom_label_${number}`,
            item[`custom_label_${number}`] ?? '',
          ]),
        ),
      });
      expect(picturesOf(row)).toEqual(picturesOf(item).map(() => expect.stringMatching(jpegPath)));
    }
  },
);

test('links immutable JPEG pictures for Meta', { tag: '@http' }, async () => {
  test.setTimeout(300_000);
  const pictures = (await readMeta('ar')).flatMap(picturesOf);
  await forEach(pictures, async (address) => {
    const { status, headers } = await get(pathOf(address), { method: 'HEAD' });
    expect([address, status, headers.get('content-type')]).toEqual([address, 200, 'image/jpeg']);
    expect(headers.get('cache-control')).toContain('immutable');
  });
  const [row] = await readMeta('ar');
  const other = pathOf(row!['image_link']).replace(/[^/]+\.jpg$/, '0123456789ab.jpg');
  expect((await get(other)).status).toBe(404);
  expect((await get('/share/cover/NO-SUCH/0123456789ab.jpg')).status).toBe(404);
});

test(
  'contains the English texts of the same books for Meta',
  { tag: '@http' },
  async ({ page }) => {
    const items = await readGoogle(page, 'en');
    const arabic = new Set((await readMeta('ar')).map(({ id }) => id));
    expect(await readMeta('en')).toEqual(
      items.map(({ id, title, description, link, brand }) => ({
        id,
        override: 'en_XX',
        title,
        description,
        link,
        brand,
      })),
    );
    for (const { id } of items) expect(arabic).toContain(id);
  },
);
