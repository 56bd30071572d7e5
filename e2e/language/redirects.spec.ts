import { expect, test } from '@playwright/test';
import { readDirectory, readProduct } from '../fixtures/backend.ts';
import { get, isUncached } from '../fixtures/http.ts';
import { stack } from '../fixtures/stack.ts';

const storedEnglish = { cookie: 'language=en' };

test(
  'redirects a shopper who chose English from an Arabic address to the English one',
  { tag: ['@http', '@core'] },
  async () => {
    const { sku } = await readProduct('select=*');
    const { subjects } = await readDirectory();
    const subject = `/subjects/${encodeURIComponent(subjects[0]!.slug)}`;
    for (const path of [
      '/shop',
      '/shop?page=2&availability=available',
      `/product/${sku}`,
      subject,
    ]) {
      const answer = await get(path, { headers: storedEnglish });
      expect([path, answer.status]).toEqual([path, 307]);
      const target = new URL(answer.headers.get('location') ?? '', 'http://shop');
      expect(target.pathname + target.search).toBe(`/en${path}`);
      expect((await get(`/en${path}`, { headers: storedEnglish })).status).toBe(200);
    }
  },
);

test(
  'does not let shared caches store the redirect to a stored language',
  { tag: ['@http', '@core'] },
  async () => {
    const answer = await get('/shop', { headers: storedEnglish });
    expect(answer.status).toBe(307);
    expect(isUncached(answer)).toBe(true);
  },
);

test(
  'switches to Arabic from an English page, also before its script has loaded',
  { tag: ['@http', '@core'] },
  async () => {
    const press = (from: string, headers = {}) =>
      get('/shop?page=2', {
        headers: {
          ...storedEnglish,
          referer: stack.shopUrl + from,
          'sec-fetch-dest': 'document',
          ...headers,
        },
      });
    const chosen = await press('/en/shop?page=2');
    expect(chosen.status).toBe(307);
    expect(new URL(chosen.headers.get('location')!, stack.shopUrl).pathname).toBe('/shop');
    expect(chosen.headers.get('set-cookie')).toMatch(/^language=ar;/);
    expect(isUncached(chosen)).toBe(true);
    for (const other of [
      await press('/shop'),
      await press('/en/shop', { referer: 'https://elsewhere.example/en/' }),
      await press('/en/shop', { 'sec-purpose': 'prefetch;prerender' }),
      await press('/en/shop', { 'sec-fetch-dest': 'empty' }),
    ]) {
      expect(new URL(other.headers.get('location')!, stack.shopUrl).pathname).toBe('/en/shop');
      expect(other.headers.has('set-cookie')).toBe(false);
    }
  },
);

test(
  'keeps Arabic for a shopper who chose it, who may still open an English link',
  { tag: ['@http', '@core'] },
  async () => {
    const stored = { cookie: 'language=ar' };
    expect((await get('/shop', { headers: stored })).status).toBe(200);
    expect((await get('/en/shop', { headers: stored })).status).toBe(200);
  },
);

test('ignores the language that the browser prefers', { tag: ['@http', '@core'] }, async () => {
  const answer = await get('/shop', { headers: { 'accept-language': 'en-US,en;q=0.9' } });
  expect(answer.status).toBe(200);
  expect(answer.text).toMatch(
    /<html[^>]*lang="ar"[^>]*dir="rtl"|<html[^>]*dir="rtl"[^>]*lang="ar"/,
  );
});

test('renders an English page left to right', { tag: ['@http', '@core'] }, async () => {
  const { text } = await get('/en/shop');
  expect(text).toMatch(/<html[^>]*lang="en"[^>]*dir="ltr"|<html[^>]*dir="ltr"[^>]*lang="en"/);
});

test(
  'falls back to Arabic for an invalid stored language',
  { tag: ['@http', '@core'] },
  async () => {
    for (const value of ['fr', '<script>', '%00', 'en%0d%0aset-cookie:x=1', '']) {
      const answer = await get('/shop', { headers: { cookie: `language=${value}` } });
      expect([value, answer.status]).toEqual([value, 200]);
    }
  },
);
