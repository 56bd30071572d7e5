import { expect, test } from '@playwright/test';
import {
  type Account,
  type ServiceSession,
  confirmedAccount,
  cookieHeader,
  signInBehind,
  signOutBehind,
} from '../fixtures/accounts.ts';
import { type Answer, at, cookiesOf, get, isUncached, languages } from '../fixtures/http.ts';
import { stack } from '../fixtures/stack.ts';
import {
  claimsOf,
  signed,
  signedByForeignKey,
  signedByService,
  unsigned,
} from '../fixtures/tokens.ts';

let account: Account;
let session: ServiceSession;

test.beforeAll(async () => {
  account = await confirmedAccount();
  session = await signInBehind(account);
});

const now = () => Math.floor(Date.now() / 1000);
const location = ({ headers }: Answer) => headers.get('location')?.replace(/^https?:\/\/[^/]+/, '');
const expectUncached = (answer: Answer) => expect(isUncached(answer)).toBe(true);

for (const language of languages) {
  for (const path of [
    '/profile',
    '/checkout',
    '/profile/orders',
    '/checkout/x',
    '/profile?a=1&b=2',
  ]) {
    test(
      `redirects a visitor from ${at(language, path)} to the login page`,
      { tag: ['@http', '@core'] },
      async () => {
        const target = at(language, path);
        const answer = await get(target);
        expect(answer.status).toBe(307);
        const redirect = new URL(location(answer) ?? '', 'http://x');
        expect(redirect.pathname).toBe(at(language, '/login'));
        expect(redirect.searchParams.get('redirect')).toBe(target);
        expect(answer.text).toBe(location(answer));
        expect(answer.headers.get('x-robots-tag')).toContain('noindex');
        expect(answer.headers.get('content-security-policy')).toBeTruthy();
        expectUncached(answer);
      },
    );
  }

  test(
    `opens the profile for a shopper (${language}), uncached`,
    { tag: ['@http', '@core'] },
    async () => {
      const headers = { cookie: cookieHeader(session) };
      for (let time = 0; time < 2; time += 1) {
        const answer = await get(at(language, '/profile'), { headers });
        expect(answer.status).toBe(200);
        expect(answer.text).toContain(account.email);
        expect(answer.headers.get('x-nextjs-cache')).toBeNull();
        expect(answer.headers.get('x-robots-tag')).toContain('noindex');
        expect(answer.text).toMatch(/<meta name="robots" content="noindex/);
        expectUncached(answer);
      }
      const stranger = await get(at(language, '/profile'));
      expect(stranger.status).toBe(307);
    },
  );
}

const disguises = [
  '/profile/',
  '/en/profile/',
  '/%70rofile',
  '/en/%70rofile',
  '/%65n/profile',
  '/pro%66ile/orders',
  '/profile%2Forders',
  '/profile%2forders',
  '/ar/profile',
  '/ar/checkout',
  '//profile',
  '/en//profile',
  '/profile;x',
  '/profile.rsc',
  '/profile.html',
  '/profile?_rsc=1',
  '/./profile',
  '/shop/../profile',
  '/shop/%2e%2e/profile',
];

for (const path of disguises) {
  test(`gives a visitor nothing of ${path}`, { tag: ['@http', '@core'] }, async () => {
    for (const headers of [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }]) {
      const answer = await get(stack.shopUrl + path, { headers: { ...headers } });
      expect([301, 307, 308, 404]).toContain(answer.status);
      expect(answer.text).not.toContain('fields":');
      expect(answer.text).not.toContain(account.email);
    }
    const end = await get(stack.shopUrl + path, { follow: true });
    expect(end.text).not.toContain('zip":');
  });
}

test('rejects forged and revoked tokens', { tag: ['@http', '@core'] }, async () => {
  const claims = claimsOf(session.access_token);
  const [header, , signature] = session.access_token.split('.');
  const stranger = { ...claims, sub: '11111111-1111-4111-8111-111111111111' };
  const swapped = Buffer.from(JSON.stringify({ ...claims, email: 'eve@example.com' }));
  const ended = await signInBehind(account);
  await signOutBehind(ended);
  session = await signInBehind(account);
  const tokens = {
    'another secret': signed(claims, 'x'.repeat(43)),
    'an empty secret': signed(claims, '\0'),
    'a changed payload': `${header}.${swapped.toString('base64url')}.${signature}`,
    'no signature': `${header}.${session.access_token.split('.')[1]}.`,
    'alg none': unsigned(claims, 'none'),
    'alg None': unsigned(claims, 'None'),
    'a key of their own': signedByForeignKey(claims),
    'expired, well signed': signedByService({ ...claims, exp: now() - 3600, iat: now() - 7200 }),
    'nobody of ours': signedByService(stranger),
    'the wrong role': signedByService({ ...claimsOf(session.access_token), role: 'anon' }),
    'ended by signing out': ended.access_token,
    'not a token': 'x.y.z',
    nothing: '',
  };
  for (const [name, access_token] of Object.entries(tokens)) {
    const forged = {
      ...session,
      access_token,
      refresh_token: 'nonesuch',
      expires_at: now() + 3600,
    };
    for (const path of ['/profile', '/en/checkout']) {
      const answer = await get(path, { headers: { cookie: cookieHeader(forged) } });
      expect([name, path, answer.status]).toEqual([name, path, 307]);
      expect([name, location(answer)]).toEqual([name, expect.stringMatching(/\/login\?redirect=/)]);
      // The cookie is deleted, so that it is not verified with every request.
      expect([name, cookiesOf(answer).join()]).toEqual([name, expect.stringMatching(/Max-Age=0/i)]);
      expectUncached(answer);
    }
  }
});

test(
  'rejects cookies that are not a session, without an error',
  { tag: ['@http', '@core'] },
  async () => {
    const name = 'sb-shop-auth-token';
    for (const cookie of [
      `${name}=`,
      `${name}=true`,
      `${name}=base64-`,
      `${name}=base64-%00%00`,
      `${name}=base64-e30`,
      `${name}=base64-bnVsbA`,
      `${name}=base64-W10`,
      `${name}.0=base64-eyJ`,
      `${name}.1=eyJ`,
      `${name}=${encodeURIComponent(JSON.stringify(session))}x`,
      `sb-127-auth-token=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`,
    ]) {
      const answer = await get('/profile', { headers: { cookie } });
      expect([cookie.slice(0, 60), answer.status]).toEqual([cookie.slice(0, 60), 307]);
    }
  },
);

test(
  'refreshes an expired token, and keeps the new cookie out of caches',
  { tag: ['@http', '@core'] },
  async () => {
    const old = await signInBehind(account);
    const expired = signedByService({ ...claimsOf(old.access_token), exp: now() - 60 });
    const stale = { ...old, access_token: expired, expires_at: now() - 60 };
    // Several pages at once, as when a browser restores its tabs.
    const answers = await Promise.all(
      ['/profile', '/en/profile', '/profile'].map((path) =>
        get(path, { headers: { cookie: cookieHeader(stale) } }),
      ),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(cookiesOf(answer).join()).toMatch(/sb-shop-auth-token(?:\.0)?=base64-/);
      expectUncached(answer);
    }
    const fresh = cookiesOf(answers[2]!)
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    expect((await get('/profile', { headers: { cookie: fresh } })).status).toBe(200);
  },
);

test(
  'sets no cookie on cached catalogue pages, even with an expired token',
  { tag: ['@http', '@core'] },
  async () => {
    const old = { ...session, expires_at: now() - 60 };
    await get('/shop');
    for (const who of [session, old]) {
      const answer = await get('/shop', { headers: { cookie: cookieHeader(who) } });
      expect(answer.status).toBe(200);
      expect(cookiesOf(answer)).toEqual([]);
      expect(answer.text).not.toContain(account.email);
    }
  },
);
