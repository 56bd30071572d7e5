import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { NextRequest } from 'next/server';
import { middleware } from './middleware';

/** Number of products by filters, as the database counts them. */
const totals: Record<string, number> = { workbooks: 3, azhari: 3, '3': 60 };

function totalOf(parameters: Record<string, string | number | null>): number {
  const values = Object.values(parameters).filter((value) => value !== null);
  return Math.min(120, ...values.map((value) => totals[value] ?? 0));
}

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const parameters = JSON.parse(init?.body as string) as Record<string, string | null>;
    const answer = address.endsWith('shop_list_total') ? totalOf(parameters) : { total: 70 };
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function visit(path: string, language?: string) {
  const headers = language ? { cookie: `language=${language}` } : undefined;
  return middleware(new NextRequest(`https://shop.example${path}`, headers && { headers }));
}

async function rewriteOf(path: string) {
  const rewritten = (await visit(path)).headers.get('x-middleware-rewrite');
  return rewritten?.replace('https://shop.example', '');
}

test.each([
  ['/shop?page=2', '/ar/shop/page%3D2'],
  ['/en/shop?level=azhari&category=workbooks', '/en/shop/category%3Dworkbooks%26level%3Dazhari'],
  [
    '/shop?level=azhari&utm_source=x&category=workbooks',
    '/ar/shop/category%3Dworkbooks%26level%3Dazhari',
  ],
  ['/shop?page=1', '/ar/shop'],
  ['/shop?page=abc&course=%3Cscript%3E', '/ar/shop'],
  ['/shop?sort=price-asc&grade=3&page=2', '/ar/shop/grade%3D3%26sort%3Dprice-asc%26page%3D2'],
  ['/shop?sort=newest&grade=13&price=1-2', '/ar/shop'],
  ['/en/owners?page=2', '/en/directory/owners/2'],
  ['/subjects?page=x&grade=3', '/ar/directory/subjects/1'],
  ['/categories/workbooks?page=2', '/ar/landing/categories/workbooks/2'],
  ['/en/owners/x?page=-1', '/en/landing/owners/x/1'],
])('%s is served from the cached page %s', async (path, page) => {
  expect(await rewriteOf(path)).toBe(page);
});

test.each([
  ['/shop?category=unknown'],
  ['/shop?level=azhari&owner=nobody'],
  ['/shop?track=unknown&sort=price-asc'],
])('%s has no products and gets no cache entry', async (path) => {
  expect(await rewriteOf(path)).toBe(`/ar/search${path.slice('/shop'.length)}`);
});

test.each(['/shop?page=9999', '/shop?page=4', '/shop?level=azhari&page=2'])(
  '%s is beyond the last page',
  async (path) => {
    expect(await rewriteOf(path)).toBe('/ar/not-found');
  },
);

test('redirects a search beyond its last page to its first, because the cached 404 would contain its words', async () => {
  const answer = await visit('/shop?q=x&page=3');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    307,
    'https://shop.example/shop?q=x',
  ]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('the cached 404 does not contain the name of a nonexistent filter', async () => {
  expect(await rewriteOf('/shop?owner=nobody&page=9')).toBe('/ar/search?owner=nobody&page=9');
});

const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

test.each([
  '/login',
  '/en/signup',
  '/reset-password?code=x',
  '/payment-complete',
  '/back-in-stock',
  '/en/back-in-stock/stop?token=0',
  '/shop?q=x',
  '/en/shop?category=unknown',
])('%s is rendered per visitor, with its own nonce', async (path) => {
  const [one, other] = [await visit(path), await visit(path)];
  expect(policyOf(one)).toMatch(/script-src 'self' 'nonce-[^']{20,}'/);
  expect(policyOf(one)).not.toBe(policyOf(other));
  expect(one.headers.get('x-middleware-request-content-security-policy')).toBe(policyOf(one));
});

test('rejects an image address that is not in canonical form', async () => {
  expect((await visit('/_next/image?url=%2Fa%2F..%2Fb.webp&w=360&q=75')).status).toBe(400);
});

test.each([
  ['/', '/shop'],
  ['/en', '/en/shop'],
  ['/en/', '/en/shop'],
  ['/ar', '/shop'],
  ['/ar/product/X-1/?a=b', '/product/X-1?a=b'],
  ['/shop/', '/shop'],
  ['//evil.example//', '/evil.example'],
])('redirects %s to %s in one step', async (path, target) => {
  const response = await visit(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(`https://shop.example${target}`);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('a search is never cached', async () => {
  expect(await rewriteOf('/shop?q=%D8%A3&page=2')).toBe('/ar/search?q=%D8%A3&page=2');
});

test.each(['/categories/%', '/owners/%c0%af', '/x/%ED%A0%80'])(
  '%s cannot be decoded',
  async (path) => {
    expect(await rewriteOf(path)).toBe('/ar/not-found');
  },
);

test.each([
  '/search?q=x',
  '/en/shop/page%3D2',
  '/en/landing/categories/workbooks/2',
  '/directory/owners/2',
])('the internal address %s is not public', async (path) => {
  expect(await rewriteOf(path)).toMatch(/^\/(ar|en)\/not-found$/);
});

test('redirects a shopper who has selected English from an unprefixed page to the English one', async () => {
  const response = await visit('/product/BIO-3?fbclid=1', 'en');
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toBe('https://shop.example/en/product/BIO-3?fbclid=1');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('without the backend, assumes that a list exists', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  jest.useFakeTimers({ now: Date.now() + 60_000 });
  expect(await rewriteOf('/shop?page=2')).toBe('/ar/shop/page%3D2');
  jest.useRealTimers();
});

test('a payment ends in the language in which it began', async () => {
  const end = '/payment-complete?orderNumber=ZD-7K3M-9QXT';
  const visitBy = async (cookie: string, path = end) => {
    const url = `https://shop.example${path}`;
    return middleware(new NextRequest(url, { headers: { cookie } }));
  };
  const answer = await visitBy('payment-language=en');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    307,
    `https://shop.example/en${end}`,
  ]);
  for (const [cookie, path] of [
    ['payment-language=ar', end],
    ['payment-language=en', `/en${end}`],
    ['payment-language=en', '/login'],
  ] as const)
    expect((await visitBy(cookie, path)).headers.get('location')).toBeNull();
});
