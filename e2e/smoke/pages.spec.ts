import { Head, nodeOf } from '../fixtures/markup.ts';
import { expect, test } from './visitor.ts';

const pages = ['about', 'contact', 'delivery', 'help', 'track', 'cart', 'login', 'signup'];

for (const prefix of ['', '/en']) {
  test(`serves every text page in ${prefix === '' ? 'Arabic' : 'English'}`, async ({ request }) => {
    for (const path of ['shop', ...pages].map((page) => `${prefix}/${page}`)) {
      const response = await request.get(path);
      expect([path, response.status()]).toEqual([path, 200]);
      const html = await response.text();
      expect(html).toMatch(prefix === '' ? /<html[^>]*dir="rtl"/ : /<html[^>]*dir="ltr"/);
      expect([path, html.match(/<h1\b/g)?.length]).toEqual([path, 1]);
      expect([path, new Head(html).title]).toEqual([path, expect.stringMatching(/.{4,}/)]);
    }
  });
}

test('reports that the server is up', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

test('describes a book for search engines and link previews', async ({ request, book }) => {
  const html = await (await request.get(book.path)).text();
  const head = new Head(html);
  expect(new URL(head.canonical ?? '').pathname).toBe(book.path);
  expect(Object.keys(head.alternates)).toEqual(expect.arrayContaining(['ar', 'x-default']));
  expect(head.meta('description')?.length).toBeGreaterThan(20);
  expect(Number(head.meta('product:price:amount'))).toBe(book.price);
  expect(head.metas('robots').join()).not.toContain('noindex');
  expect(nodeOf(html, 'BreadcrumbList')).toBeDefined();
  const picture = await request.get(new URL(head.metas('og:image')[0] ?? '').pathname);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('names the sitemap for crawlers, and excludes personal pages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  expect(robots).toMatch(/^Disallow: .*\/checkout/m);
});

test('responds with 404 to unknown pages, and requires signing in for personal ones', async ({
  request,
}) => {
  expect((await request.get('/product/NO-SUCH-BOOK')).status()).toBe(404);
  expect((await request.get('/nowhere')).status()).toBe(404);
  for (const path of ['/profile', '/checkout']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 307]);
    expect(response.headers()['location']).toContain('/login');
  }
});

test('sends security headers', async ({ request }) => {
  const headers = (await request.get('/shop')).headers();
  expect(headers['content-security-policy']).toMatch(/frame-ancestors '(?:none|self)'/);
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});
