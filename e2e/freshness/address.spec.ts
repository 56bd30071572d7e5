import { expect, test } from '@playwright/test';
import { cookieHeader, signedInAccount } from '../fixtures/accounts.ts';
import { readProducts } from '../fixtures/backend.ts';
import { type Answer, at, get, isUncached, languages } from '../fixtures/http.ts';
import { readRoutes } from '../fixtures/routes.ts';
import { stack } from '../fixtures/stack.ts';

const secret = 'SECRET7391';

/** Parameters that the server or the browser reads, and parameters that nothing reads. */
const keys = [
  'code',
  'token_hash',
  'redirect',
  'category',
  'subject',
  'course',
  'level',
  'owner',
  'availability',
  'page',
  'statusCode',
  'merchantRefNumber',
  'sku',
  'result',
  'utm_source',
  'fbclid',
  '_rsc',
  'x',
];
const secretQuery = keys.map((key) => `${key}=${secret}`).join('&');

/** Addresses with the secret in their path. */
const secretPaths = [
  `/${secret}`,
  `/nowhere/${secret}/at/all`,
  `/product/${secret.toLowerCase()}`,
  `/shop/${secret}`,
  `/shop.rsc/${secret}`,
  `/reset-password/${secret}`,
  `/checkout/${secret}`,
  `/%73hop/${secret}`,
  `/categories/${secret}/%E0%A4%A`,
];

/** Not a page, but the not-found page in its place may be cached. */
const otherPaths = [
  '/_next/nothing',
  '/_next/static/nothing.js',
  '/api/nothing',
  '/share/nothing',
  '/websites/nothing',
  '/websites/shop/nothing.png',
  '/shop.rsc',
  '/search',
  '/ar/shop',
  '/shop/',
  '/checkout',
  '/profile',
  '/profile/orders',
];
const withQuery = (path: string, query: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`;

async function crawledPaths(): Promise<string[]> {
  const routes = (await readRoutes()).map(({ path }) => path);
  const books = await readProducts('select=*&order=sku.desc&limit=5');
  const paths = [...routes, ...books.map(({ sku }) => `/product/${sku}`), ...otherPaths];
  return languages.flatMap((language) => paths.map((path) => at(language, path)));
}

/** Like the browser's router, which the server redirects to the correct `_rsc`. */
const asRouter = { headers: { rsc: '1' }, follow: true };
const expire = () =>
  get('/api/revalidate', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${stack.revalidateSecret}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ tags: ['catalogue', 'categories', 'products', 'delivery'] }),
  });
const leaks = ({ text, headers }: Answer) =>
  text.includes(secret) || JSON.stringify([...headers]).includes(secret);

test(
  'keeps what is in a visitor’s address out of pages for others, however they are rendered',
  { tag: '@alone' },
  async () => {
    test.setTimeout(240_000);
    const paths = await crawledPaths();
    const hidden = languages.flatMap((language) => secretPaths.map((path) => at(language, path)));
    // Pages that were not requested since they expired: each is rendered once as a document and once for the router.
    for (const first of [{}, asRouter]) {
      expect((await expire()).status).toBeLessThan(300);
      for (const path of paths) {
        await get(withQuery(path, secretQuery), first);
        await get(withQuery(path, `q=${secret}&page=99`), first);
        await get(withQuery(path, secret), first);
      }
      for (const path of hidden) await get(withQuery(path, secretQuery), first);
      for (const path of [...paths, ...languages.map((language) => at(language, '/nowhere'))]) {
        for (const options of [{}, asRouter]) {
          const answer = await get(path, options);
          expect([path, options, leaks(answer)]).toEqual([path, options, false]);
        }
      }
    }
  },
);

test(
  'keeps what a shopper was looking for behind the sign-in private',
  { tag: '@alone' },
  async () => {
    const { session } = await signedInAccount();
    const headers = { cookie: cookieHeader(session) };
    for (const language of languages) {
      for (const path of [`/profile/${secret}`, `/checkout/${secret}?x=${secret}`, '/%70rofile']) {
        await expire();
        const answer = await get(at(language, path), { headers, follow: true });
        expect([path, answer.status]).toEqual([path, 404]);
        expect([path, leaks(await get(at(language, '/nowhere')))]).toEqual([path, false]);
      }
      await get(at(language, `/checkout/order/${secret}?x=${secret}`), { headers });
      const next = await get(at(language, '/checkout/order/x'), { headers });
      expect([next.status, leaks(next)]).toEqual([200, false]);
    }
  },
);

test('does not make pages of others longer with a long query', { tag: '@alone' }, async () => {
  const long = 'x'.repeat(50_000);
  for (const path of ['/about', '/nowhere', '/login', '/shop?availability=available']) {
    const before = (await get(path)).text.length;
    await expire();
    await get(withQuery(path, `x=${long}`));
    expect([path, (await get(path)).text.length - before]).toEqual([path, expect.closeTo(0, -3)]);
  }
});

test('does not cache the target of a redirect', { tag: '@alone' }, async () => {
  for (const path of ['/profile', '/en/checkout', '/shop?q=a&page=99']) {
    const answer = await get(withQuery(path, `x=${secret}`));
    expect([path, answer.status]).toEqual([path, 307]);
    expect(isUncached(answer)).toBe(true);
  }
});

test('keeps the query in a redirect', { tag: '@alone' }, async () => {
  const english = { headers: { cookie: 'language=en' } };
  const cases: [path: string, to: string, options?: typeof english][] = [
    ['/reset-password?code=abc', '/en/reset-password?code=abc', english],
    ['/login/?redirect=/profile', '/login?redirect=/profile'],
    ['/ar/login?redirect=/profile', '/login?redirect=/profile'],
    ['/?utm_source=x', '/shop?utm_source=x'],
  ];
  for (const [path, to, options] of cases) {
    const location = (await get(path, options)).headers.get('location') ?? '';
    const reached = decodeURIComponent(location.replace(/^https?:\/\/[^/]+/, ''));
    expect([path, reached]).toEqual([path, to]);
  }
});
