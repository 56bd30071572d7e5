import { expect, test } from '@playwright/test';
import { readProduct } from '../fixtures/backend.ts';
import { get } from '../fixtures/http.ts';
import { stack } from '../fixtures/stack.ts';

const expectedHeaders: [name: string, pattern: RegExp][] = [
  ['content-security-policy', /frame-ancestors 'none'|frame-ancestors 'self'/],
  ['strict-transport-security', /max-age=\d{7,}/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /origin|same-origin|no-referrer/],
  ['permissions-policy', /camera=\(\)/],
  ['cross-origin-opener-policy', /same-origin/],
];

test(
  'sends security headers with every response, errors included',
  { tag: ['@http', '@core'] },
  async () => {
    const { sku } = await readProduct('select=*');
    const paths = [
      '/shop',
      '/en/shop',
      '/shop?q=a',
      '/shop?page=2',
      `/product/${sku}`,
      '/product/NO-SUCH',
      '/nowhere',
      '/',
      '/sitemap.xml',
      '/robots.txt',
      '/feeds/google.xml',
      '/feeds/other.xml',
      '/api/revalidate',
      '/api/health',
      '/favicon.ico',
      '/manifest.webmanifest',
      '/sw.js',
      '/offline',
      '/chat',
      '/websites/shop/fonts/cairo.woff2',
    ];
    for (const path of paths) {
      const { headers } = await get(path);
      for (const [name, pattern] of expectedHeaders) {
        expect([path, name, headers.get(name)]).toEqual([
          path,
          name,
          expect.stringMatching(pattern),
        ]);
      }
      expect(headers.get('x-powered-by')).toBeNull();
    }
  },
);

test('does not run scripts that the shop did not write', { tag: ['@http', '@core'] }, async () => {
  const policy = (await get('/shop')).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/object-src 'none'/);
  expect(policy).toMatch(/base-uri '(?:self|none)'/);
  expect(policy).not.toMatch(/unsafe-eval/);
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).not.toBe('');
  expect(scripts).not.toMatch(/(?:^|\s)(?:\*|https?:)(?:\s|$)/);
});

test('requires the secret for expiring pages', { tag: ['@http', '@core'] }, async () => {
  const body = JSON.stringify({ tags: ['catalogue'] });
  const report = (headers: Record<string, string>, text = body) =>
    get('/api/revalidate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: text,
    });
  expect((await report({})).status).toBe(401);
  expect((await report({ authorization: 'Bearer wrong' })).status).toBe(401);
  expect((await report({ authorization: `Bearer ${stack.revalidateSecret}x` })).status).toBe(401);
  const good = { authorization: `Bearer ${stack.revalidateSecret}` };
  for (const text of ['', '{', 'null', '[]', '{"tags":"catalogue"}', '{"tags":[1]}']) {
    const { status } = await report(good, text);
    expect([text, status >= 400 && status < 500]).toEqual([text, true]);
  }
  expect((await report(good)).status).toBeLessThan(300);
});

test('accepts both forms of an announcement', { tag: ['@http', '@core'] }, async () => {
  const headers = {
    authorization: `Bearer ${stack.revalidateSecret}`,
    'content-type': 'application/json',
  };
  const webhook = {
    type: 'INSERT',
    table: 'catalogue_changes',
    schema: 'private',
    record: { id: 1, tag: 'product:NO-SUCH-BOOK' },
    old_record: null,
  };
  const answer = await get('/api/revalidate', {
    method: 'POST',
    headers,
    body: JSON.stringify(webhook),
  });
  expect(answer.status).toBeLessThan(300);
});

test(
  'shows a value of the query as text, and never runs it',
  { tag: ['@http', '@core'] },
  async () => {
    for (const payload of [
      '"><img src=x onerror=alert(1)>',
      '</script><script>alert(1)</script>',
    ]) {
      const { text } = await get(`/shop?q=${encodeURIComponent(payload)}`);
      expect(text).not.toContain('<img src=x onerror');
      expect(text).not.toContain('<script>alert(1)');
      // The heading repeats the search.
      const written = payload
        .replaceAll('"', '&quot;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;');
      expect(/<h1[^]*?<\/h1>/.exec(text)?.[0]).toContain(written);
    }
  },
);

test('reveals nothing about the server in any response', { tag: ['@http', '@core'] }, async () => {
  for (const path of ['/shop', '/nowhere', '/api/health', '/shop?q=%E0%A4%A']) {
    const { text } = await get(path);
    expect(text).not.toContain(stack.secretKey);
    expect(text).not.toContain(stack.revalidateSecret);
    expect(text).not.toMatch(/\/(?:home|Users|root)\/|node_modules\//);
  }
});
