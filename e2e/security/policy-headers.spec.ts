import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { cookieHeader, signedInAccount } from '../fixtures/accounts.ts';
import { at, get, isUncached, languages } from '../fixtures/http.ts';
import { readRoutes } from '../fixtures/routes.ts';

let cookie: string;

test.beforeAll(async () => {
  cookie = cookieHeader((await signedInAccount()).session);
});

const guarded = ['/checkout', '/checkout/order/x', '/profile', '/profile/orders'];
const scriptsOf = (headers: Headers) =>
  /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ') ?? [];

/** Scripts that a browser would run: not the blocks of data for search engines. */
const scriptTags = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .map(([, attributes = '', code = '']) => ({ attributes, code }))
    .filter(({ attributes }) => !attributes.includes('application/ld+json'));
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test(
  'allows arbitrary inline scripts on no page: each has hashes or a nonce',
  { tag: ['@http', '@core'] },
  async () => {
    const routes = (await readRoutes()).map(({ path }) => path);
    const nonces: string[] = [];
    const kinds: Record<string, string> = {};
    for (const path of [...routes, ...guarded].flatMap((each) =>
      languages.map((language) => at(language, each)),
    )) {
      const headers = guarded.some((page) => path.endsWith(page)) ? { cookie } : {};
      const answer = await get(path, { headers });
      const sources = scriptsOf(answer.headers);
      const tags = scriptTags(answer.text);
      expect([path, tags.length > 3, sources.includes("'unsafe-inline'")]).toEqual([
        path,
        true,
        false,
      ]);
      const nonce = sources.find((source) => source.startsWith("'nonce-"))?.slice(7, -1);
      const isKept = !isUncached(answer);
      expect([path, Boolean(nonce)]).toEqual([path, !isKept]);
      kinds[path] = nonce ? 'nonce' : 'hashes';
      if (nonce) {
        nonces.push(nonce);
        const bare = tags.filter(({ attributes }) => !attributes.includes(`nonce="${nonce}"`));
        // The layout's script is the same on every page.
        expect([path, bare.length]).toEqual([path, 1]);
        expect(sources).toContain(hashOf(bare[0]!.code));
        continue;
      }
      const inline = tags.filter(({ attributes }) => !attributes.includes('src='));
      expect([path, sources.filter((source) => source.startsWith("'sha256-"))]).toEqual([
        path,
        [...new Set(inline.map(({ code }) => hashOf(code)))],
      ]);
    }
    expect(new Set(nonces).size).toBe(nonces.length);
    for (const path of ['/login', '/en/signup', '/reset-password', '/payment-complete', '/profile'])
      expect([path, kinds[path]]).toEqual([path, 'nonce']);
    for (const path of ['/shop', '/en/cart', '/about', '/nowhere'])
      expect([path, kinds[path]]).toEqual([path, 'hashes']);
  },
);

test(
  'keeps the policy of a page that is repeated or has not changed',
  { tag: ['@http', '@core'] },
  async () => {
    const first = await get('/about');
    const policy = first.headers.get('content-security-policy');
    const etag = first.headers.get('etag') ?? '';
    for (const headers of [{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br' }]) {
      const again = await get('/about', { headers });
      expect(again.headers.get('content-security-policy')).toBe(policy);
      expect(again.text).toBe(first.text);
    }
    const unchanged = await get('/about', { headers: { 'if-none-match': etag } });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('content-security-policy')).toBe(policy);
  },
);

test('allows no inline script in other responses', { tag: ['@http', '@core'] }, async () => {
  for (const path of ['/robots.txt', '/manifest.webmanifest', '/api/health', '/?a=1', '/profile']) {
    const policy = (await get(path)).headers.get('content-security-policy');
    expect([path, policy]).toEqual([path, expect.stringContaining("script-src 'self';")]);
  }
});
