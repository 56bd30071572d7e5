import { expect, test } from '@playwright/test';
import { readDirectory, readListing, readProduct } from '../fixtures/backend.ts';
import { type Answer, at, get, languages } from '../fixtures/http.ts';

async function catalogueAddresses(): Promise<string[]> {
  const { sku } = await readProduct('select=*');
  const { categories, subjects, owners } = await readDirectory();
  const { facets } = await readListing();
  const paths = [
    '/shop',
    '/shop?page=2',
    '/shop?availability=available',
    `/shop?course=${facets.course[0]!.value}&level=${facets.level[0]!.value}`,
    '/shop?grade=3&sort=price-asc',
    '/owners',
    `/product/${sku}`,
    `/categories/${encodeURIComponent(categories[0]!.slug)}`,
    `/subjects/${encodeURIComponent(subjects[0]!.slug)}`,
    `/owners/${encodeURIComponent(owners[0]!.slug)}`,
  ];
  return languages.flatMap((language) => paths.map((path) => at(language, path)));
}

const isHit = ({ headers }: Answer) =>
  ['HIT', 'PRERENDER'].includes(headers.get('x-nextjs-cache') ?? '') ||
  headers.get('x-nextjs-prerender') === '1';

test(
  'serves the second request of a list or product page from the cache',
  { tag: ['@http', '@core'] },
  async () => {
    for (const address of await catalogueAddresses()) {
      await get(address);
      const again = await get(address);
      expect([address, isHit(again)]).toEqual([address, true]);
    }
  },
);

test(
  'sets no cookie in a cacheable response, whatever cookies and languages are sent',
  { tag: ['@http', '@core'] },
  async () => {
    const headers = [
      {},
      { 'accept-language': 'en' },
      { cookie: 'language=ar' },
      { cookie: 'cart=1; sb-auth-token=broken' },
    ];
    for (const address of await catalogueAddresses()) {
      for (const extra of headers) {
        const answer = await get(address, { headers: extra });
        expect([address, answer.headers.get('set-cookie')]).toEqual([address, null]);
      }
    }
  },
);

test('serves the same page for campaign parameters', { tag: ['@http', '@core'] }, async () => {
  await get('/shop');
  const tracked = await get('/shop?utm_source=facebook&fbclid=abc123&gclid=x');
  expect(tracked.status).toBe(200);
  expect(tracked.headers.get('set-cookie')).toBeNull();
  expect(isHit(tracked)).toBe(true);
});

test(
  'caches a list once, whatever the order of its filters',
  { tag: ['@http', '@core'] },
  async () => {
    const { facets } = await readListing();
    const [course, level] = [facets.course[0]!.value, facets.level[0]!.value];
    await get(`/shop?course=${course}&level=${level}`);
    expect(isHit(await get(`/shop?level=${level}&course=${course}`))).toBe(true);
  },
);

test(
  'caches scripts for a year, and sends them as the build has compressed them',
  { tag: ['@http', '@core'] },
  async () => {
    const { text } = await get('/shop');
    const script = /src="([^"]*\/_next\/static\/[^"]+\.js)"/.exec(text)?.[1];
    expect(script).toMatch(/^\/websites\/shop\/_next\/static\//);
    for (const encoding of ['gzip', 'br']) {
      const { status, headers } = await get(script ?? '', {
        headers: { 'accept-encoding': encoding },
      });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toContain('immutable');
      expect(headers.get('content-encoding')).toBe(encoding);
      // Known before it is sent only if the build has compressed it.
      expect(Number(headers.get('content-length'))).toBeGreaterThan(0);
    }
  },
);
