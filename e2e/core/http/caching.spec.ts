import { expect, test } from '@playwright/test';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { announce } from '../../fixtures/announce.ts';
import { readDirectory, readListing, readProduct } from '../../fixtures/backend.ts';
import { at, get, languages, type Answer, type Language } from '../../fixtures/http.ts';
import { stack } from '../../fixtures/stack.ts';

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

test('the second request of a list or product page is a cache hit', async () => {
  for (const address of await catalogueAddresses()) {
    await get(address);
    const again = await get(address);
    expect([address, isHit(again)]).toEqual([address, true]);
  }
});

/** The backend's answers that pages were made from, each with the time at which it came: the shop keeps every one. */
function answersKept(): string[] {
  const folder = join(stack.distDir, 'cache', 'last-good');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`);
}

test('a product page that was not rendered yet asks the backend once for both languages', async () => {
  const { sku } = await readProduct('select=*&order=sku.desc');
  const other = await readProduct(`select=*&sku=neq.${sku}&order=sku`);
  /** How many answers of the backend came while a page was rendered. */
  const answersFor = async (language: Language, product: string) => {
    const before = new Set(answersKept());
    // With such a header, a page that was served a moment ago is not repeated from memory.
    const headers = { authorization: 'none' };
    const answer = await get(at(language, `/product/${product}`), { headers });
    expect([language, answer.headers.get('x-nextjs-cache')]).toEqual([language, 'MISS']);
    return answersKept().filter((kept) => !before.has(kept)).length;
  };
  // What earlier tests have changed is asked for meanwhile, too: that adds to the page's own questions for a while.
  await expect(async () => {
    await announce([`product:${sku}`, `product:${other.sku}`]);
    // Afterwards what all pages have in common is known.
    for (const language of languages) await answersFor(language, other.sku);
    expect(await answersFor('ar', sku)).toBe(1);
    expect(await answersFor('en', sku)).toBe(0);
  }).toPass({ timeout: 30_000 });
});

test('a cacheable answer sets no cookie, whatever cookies and languages come with the request', async () => {
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
});

test('parameters that campaigns add make no page of their own', async () => {
  await get('/shop');
  const tracked = await get('/shop?utm_source=facebook&fbclid=abc123&gclid=x');
  expect(tracked.status).toBe(200);
  expect(tracked.headers.get('set-cookie')).toBeNull();
  expect(isHit(tracked)).toBe(true);
});

test('the order of filters makes no difference to the cache', async () => {
  const { facets } = await readListing();
  const [course, level] = [facets.course[0]!.value, facets.level[0]!.value];
  await get(`/shop?course=${course}&level=${level}`);
  expect(isHit(await get(`/shop?level=${level}&course=${course}`))).toBe(true);
});

test('static files are cached for a year and covers are compressed pictures', async () => {
  const { text } = await get('/shop');
  const script = /src="([^"]*\/_next\/static\/[^"]+\.js)"/.exec(text)?.[1];
  expect(script).toMatch(/^\/websites\/shop\/_next\/static\//);
  const answer = await get(script ?? '', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
});
