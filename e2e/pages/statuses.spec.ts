import { expect, test } from '@playwright/test';
import { readDirectory, readListing, readProduct } from '../fixtures/backend.ts';
import { agents, at, get, isUncached, languages } from '../fixtures/http.ts';
import { Head, visibleText } from '../fixtures/markup.ts';

const oops = { ar: /غير موجود/, en: /not found/i };

for (const language of languages) {
  test.describe(language, () => {
    const missing = [
      '/product/NO-SUCH-BOOK',
      '/product/no-such-book',
      '/product/%20',
      '/product/..%2Fshop',
      '/nowhere',
      '/nowhere/at/all',
      '/shop/nowhere',
      '/categories/nowhere',
      '/subjects/nowhere',
      '/owners/nowhere',
      '/shop?page=9999',
      '/shop?grade=3&page=9999',
      '/owners?page=9999',
    ];
    for (const path of missing) {
      test(
        `responds to ${path} with 404 and the not-found page`,
        { tag: ['@http', '@core'] },
        async () => {
          const answer = await get(at(language, path));
          expect(answer.status).toBe(404);
          expect(visibleText(answer.text)).toMatch(oops[language]);
          expect(answer.text).toMatch(new RegExp(`<html[^>]*lang="${language}"`));
          const head = new Head(answer.text);
          expect(head.metas('robots').join()).toContain('noindex');
          expect(head.title).toMatch(oops[language]);
          expect(head.title).toContain(language === 'ar' ? 'زاد' : 'Zad');
        },
      );
    }

    test(
      'responds with 404 beyond the last page of a landing page',
      { tag: ['@http', '@core'] },
      async () => {
        const { categories } = await readDirectory();
        const answer = await get(
          at(language, `/categories/${encodeURIComponent(categories[0]!.slug)}?page=9999`),
        );
        expect(answer.status).toBe(404);
      },
    );

    test(
      'responds to the last page with 200 and to the next one with 404',
      { tag: ['@http', '@core'] },
      async () => {
        const pages = Math.ceil((await readListing()).total / 50);
        expect((await get(at(language, `/shop?page=${pages}`))).status).toBe(200);
        expect((await get(at(language, `/shop?page=${pages + 1}`))).status).toBe(404);
      },
    );

    test(
      'ignores an unknown filter, and shows no books for one without books',
      { tag: ['@http', '@core'] },
      async () => {
        const { total } = await readListing();
        const counted = new RegExp(`(?<!\\d)${total}(?!\\d)`);
        const unknown = await get(at(language, '/shop?grade=9&price=1-2&sort=cheap'));
        expect(unknown.status).toBe(200);
        expect(visibleText(unknown.text)).toMatch(counted);
        const empty = await get(at(language, '/shop?track=nowhere'));
        expect(empty.status).toBe(200);
        expect(isUncached(empty)).toBe(true);
      },
    );

    test(
      'responds to every kind of page with 200, without a redirect',
      { tag: ['@http', '@core'] },
      async () => {
        const { sku } = await readProduct('select=*');
        const { categories, subjects, owners } = await readDirectory();
        const paths = [
          '/shop',
          '/shop?page=2',
          '/shop?q=' + encodeURIComponent('الأحياء'),
          '/shop?availability=available',
          '/shop?grade=3&track=scientific&price=100-200&sort=price-desc',
          '/owners',
          '/subjects',
          '/categories?page=1',
          `/product/${sku}`,
          `/categories/${encodeURIComponent(categories[0]!.slug)}`,
          `/subjects/${encodeURIComponent(subjects[0]!.slug)}`,
          `/owners/${encodeURIComponent(owners[0]!.slug)}`,
        ];
        for (const path of paths)
          expect([path, (await get(at(language, path))).status]).toEqual([path, 200]);
      },
    );
  });
}

test('redirects / to /shop permanently', { tag: ['@http', '@core'] }, async () => {
  const answer = await get('/');
  expect(answer.status).toBe(308);
  expect(new URL(answer.headers.get('location') ?? '', 'http://shop').pathname).toBe('/shop');
});

test('never redirects a client without cookies twice', { tag: ['@http', '@core'] }, async () => {
  const { sku } = await readProduct('select=*');
  const starts = [
    '/',
    '/en',
    '/en/',
    '/ar',
    '/ar/shop',
    '/shop/',
    '/en/shop/',
    `/product/${sku}/`,
    `/ar/product/${sku}`,
    '/en?utm_source=x',
  ];
  for (const agent of Object.values(agents)) {
    for (const start of starts) {
      const first = await get(start, { agent });
      if (first.status < 300 || first.status >= 400) continue;
      const next = await get(first.headers.get('location') ?? '', { agent });
      expect([start, next.status]).toEqual([start, 200]);
    }
  }
});

test(
  'responds to a missing file with 404, and to an unsupported method without a server error',
  { tag: ['@http', '@core'] },
  async () => {
    for (const path of ['/websites/shop/nowhere.webp', '/nowhere.php', '/.env', '/api/nowhere'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect([200, 405]).toContain((await get('/shop', { method })).status);
    expect((await get('/shop', { method: 'HEAD' })).status).toBe(200);
  },
);
