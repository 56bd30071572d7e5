import { expect, test } from '@playwright/test';
import { readProducts } from '../fixtures/backend.ts';
import { readGoogle, readMeta } from '../fixtures/feeds.ts';
import { at, get, languages } from '../fixtures/http.ts';

const files = [
  ['google.xml', 'application/xml; charset=utf-8'],
  ['meta.csv', 'text/csv; charset=utf-8'],
] as const;

for (const language of languages) {
  test(
    `has every book with a cover in the feeds (${language})`,
    { tag: ['@http', '@core'] },
    async ({ page }) => {
      const english = language === 'en' ? '&name_en=not.is.null' : '';
      const products = await readProducts(`select=sku&order=sku&image_url=not.is.null${english}`);
      const skus = products.map(({ sku }) => sku);
      expect(skus.length).toBeGreaterThan(100);
      expect((await readGoogle(page, language)).map(({ id }) => id)).toEqual(skus);
      expect((await readMeta(language)).map(({ id }) => id)).toEqual(skus);
    },
  );

  for (const [file, contentType] of files) {
    const path = at(language, `/feeds/${file}`);

    test(`caches ${path}, and responds as for a file`, { tag: ['@http', '@core'] }, async () => {
      const plain = await get(path, { headers: { 'accept-encoding': 'identity' } });
      expect(plain.status).toBe(200);
      expect(Object.fromEntries(plain.headers)).toMatchObject({
        'content-type': contentType,
        'cache-control': 'public, max-age=300',
        'x-robots-tag': 'noindex',
        vary: expect.stringMatching(/accept-encoding/i),
      });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(plain.headers.get('set-cookie')).toBeNull();

      for (const encoding of ['gzip', 'br']) {
        const packed = await get(path, { headers: { 'accept-encoding': encoding } });
        expect(packed.headers.get('content-encoding')).toBe(encoding);
        expect(packed.text === plain.text).toBe(true);
      }

      const head = await get(path, { method: 'HEAD' });
      expect([head.status, head.text]).toEqual([200, '']);
      expect(head.headers.get('etag')).toBe(plain.headers.get('etag'));

      const known = { 'if-none-match': plain.headers.get('etag') ?? '' };
      expect((await get(path, { headers: known })).status).toBe(304);
      const since = { 'if-modified-since': plain.headers.get('last-modified') ?? '' };
      expect((await get(path, { headers: since })).status).toBe(304);
    });
  }
}

test(
  'ignores campaign parameters and cookies, and has no other files',
  { tag: ['@http', '@core'] },
  async () => {
    const plain = await get('/feeds/meta.csv');
    const tagged = await get('/feeds/meta.csv?utm_source=x', {
      headers: { cookie: 'language=en' },
    });
    expect(tagged.text === plain.text).toBe(true);
    for (const path of [
      '/feeds/other.xml',
      '/feeds',
      '/feeds/google.xml/x',
      '/en/feeds/google.csv',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get('/feeds/google.xml', { method: 'POST' })).status).toBe(405);
  },
);

test('lets vendors fetch feeds and covers in robots.txt', { tag: ['@http', '@core'] }, async () => {
  const { text } = await get('/robots.txt');
  const disallowed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '');
  for (const path of ['/feeds/google.xml', '/en/feeds/meta.csv', '/share/cover/A-1/0.jpg'])
    expect(disallowed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
});
