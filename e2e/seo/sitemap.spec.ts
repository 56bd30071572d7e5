import { expect, test } from '@playwright/test';
import { readDirectory, readListing, readNames, readProduct } from '../fixtures/backend.ts';
import { get } from '../fixtures/http.ts';
import { stack } from '../fixtures/stack.ts';

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

async function sitemaps(): Promise<string[]> {
  const index = await get('/sitemap.xml');
  expect(index.status).toBe(200);
  expect(index.headers.get('content-type')).toContain('xml');
  expect(index.text).toContain('<sitemapindex');
  return Promise.all(
    locations(index.text).map(async (address) => (await get(pathOf(address))).text),
  );
}

test(
  'lists every product and landing page in both languages',
  { tag: ['@http', '@core'] },
  async () => {
    const maps = await sitemaps();
    const addresses = new Set(
      maps.flatMap(locations).map((address) => decodeURIComponent(pathOf(address))),
    );
    const { total, products } = await readListing();
    const { categories, subjects, owners } = await readDirectory();
    const inAll = (start: string) => [...addresses].filter((path) => path.startsWith(start)).length;
    for (const kind of ['categories', 'subjects', 'owners'] as const) {
      expect(addresses).toContain(`/${kind}`);
      expect([kind, inAll(`/en/${kind}/`)]).toEqual([kind, (await readNames(kind, 'en')).total]);
    }
    for (const { sku } of products) expect(addresses).toContain(`/product/${sku}`);
    for (const { slug } of categories) expect(addresses).toContain(`/categories/${slug}`);
    for (const { slug } of subjects) expect(addresses).toContain(`/subjects/${slug}`);
    for (const { slug } of owners) expect(addresses).toContain(`/owners/${slug}`);
    expect(addresses).toContain('/shop');
    expect(addresses).toContain('/en/shop');
    expect([...addresses].filter((path) => path.startsWith('/product/')).length).toBe(total);
  },
);

test(
  'lists absolute addresses on the shop’s origin that respond with 200',
  { tag: ['@http', '@core'] },
  async () => {
    const all = (await sitemaps()).flatMap(locations);
    expect(all.filter((address) => !address.startsWith(stack.shopUrl))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
    const sample = all.filter((_, place) => place % Math.ceil(all.length / 25) === 0);
    for (const address of sample)
      expect([address, (await get(pathOf(address))).status]).toEqual([address, 200]);
  },
);

test(
  'lists the last change of every address, and the pictures of products',
  { tag: ['@http', '@core'] },
  async () => {
    for (const xml of await sitemaps()) {
      expect(locations(xml).length).toBeLessThanOrEqual(50_000);
      const entries = xml.split('<url>').slice(1);
      for (const entry of entries) {
        const changed = /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1];
        expect([entry.slice(0, 120), Date.parse(changed ?? '') <= Date.now()]).toEqual([
          entry.slice(0, 120),
          true,
        ]);
      }
    }
    const { sku, image_url, pictures } = await readProduct(
      'select=*&image_url=not.is.null&pictures=neq.[]',
    );
    const entry = (await sitemaps())
      .flatMap((xml) => xml.split('<url>'))
      .find((text) => text.includes(`/product/${sku}<`));
    const images = [...entry!.matchAll(/<image:loc>([^<]+)</g)].map(([, address = '']) => address);
    expect(images.map(pathOf)).toEqual([image_url, ...pictures]);
  },
);

test(
  'names the sitemap in robots.txt and excludes personal pages',
  { tag: ['@http', '@core'] },
  async () => {
    const { status, text } = await get('/robots.txt');
    expect(status).toBe(200);
    expect(text).toContain(`Sitemap: ${new URL('/sitemap.xml', stack.shopUrl).href}`);
    for (const path of ['/checkout', '/cart', '/profile', '/api/'])
      expect(text).toMatch(new RegExp(`Disallow: ${path}`));
    expect(text).not.toMatch(/Disallow: \/shop|Disallow: \/product|Disallow: \/\s*$/m);
  },
);
