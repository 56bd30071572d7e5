import { afterEach, expect, jest, test } from '@jest/globals';
import { NextRequest } from 'next/server';
import { middleware } from './middleware';

const cookie = 'sb-shop-auth-token';

function sessionCookie(session: object): string {
  return `${cookie}=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = {
  sub: '11111111-1111-4111-8111-111111111111',
  email: 'mona@example.com',
  role: 'authenticated',
  exp: Math.floor(Date.now() / 1000) + 3600,
};
const accessToken = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.c2ln`;
const session = {
  access_token: accessToken,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: claims.exp,
  user: { id: claims.sub },
};

afterEach(() => {
  jest.restoreAllMocks();
});

function authServiceAnswers(answer: () => Response | Error) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const given = answer();
    return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
  });
}

const visit = (path: string, cookies = '', headers: Record<string, string> = {}) =>
  middleware(
    new NextRequest(`https://shop.example${path}`, {
      headers: { ...headers, ...(cookies && { cookie: cookies }) },
    }),
  );

test.each([
  ['/profile', '/login?redirect=/profile'],
  ['/en/checkout', '/en/login?redirect=/en/checkout'],
  ['/%70rofile', '/login?redirect=/%2570rofile'],
  ['/profile/orders?page=2', '/login?redirect=/profile/orders%3Fpage%3D2'],
])('without a session, %s redirects to %s without any request', async (path, login) => {
  const fetched = authServiceAnswers(() => new Response());
  const answer = await visit(path);
  expect(answer.status).toBe(307);
  expect(answer.headers.get('location')).toBe(`https://shop.example${login}`);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(fetched).not.toHaveBeenCalled();
});

test('accepts a token that the auth service confirms', async () => {
  const fetched = authServiceAnswers(() => Response.json({ id: claims.sub }));
  const answer = await visit('/profile', sessionCookie(session));
  expect(answer.headers.get('x-middleware-next')).toBe('1');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each(['/profile/x', '/checkout/order', '/%70rofile'])(
  'redirects %s, which does not exist, so that its address does not reach the cached 404 page',
  async (path) => {
    authServiceAnswers(() => Response.json({ id: claims.sub }));
    const answer = await visit(`${path}?a=1`, sessionCookie(session));
    expect([answer.status, answer.headers.get('location')]).toEqual([
      307,
      'https://shop.example/not-found',
    ]);
  },
);

test('sends the client router no redirect that it could cache', async () => {
  const answer = await visit('/en/profile', '', { 'sec-fetch-dest': 'empty' });
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('rejects a token that the auth service rejects, and removes its cookie', async () => {
  authServiceAnswers(() => Response.json({ error_code: 'bad_jwt', msg: 'x' }, { status: 403 }));
  const answer = await visit('/profile', sessionCookie(session));
  expect(answer.status).toBe(307);
  expect(answer.headers.get('set-cookie')).toMatch(/^sb-shop-auth-token=; .*Max-Age=0/);
});

test.each([
  ['does not respond', () => new TypeError('fetch failed')],
  ['responds with 503', () => Response.json({}, { status: 503 })],
  ['limits the rate', () => Response.json({ error_code: 'x' }, { status: 429 })],
])('while the service %s, the cookie stays and the page decides', async (_, answerWith) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  authServiceAnswers(answerWith);
  const answer = await visit('/profile', sessionCookie(session));
  expect(answer.headers.get('x-middleware-next')).toBe('1');
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('passes a refreshed session to the page and the browser, but not to caches', async () => {
  const fresh = { ...session, refresh_token: 'next' };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) =>
      Promise.resolve(
        Response.json(
          (input as string).includes('grant_type=refresh_token') ? fresh : { id: claims.sub },
        ),
      ),
    );
  const stale = { ...session, expires_at: Math.floor(Date.now() / 1000) - 10 };
  const answer = await visit('/profile', sessionCookie(stale));
  const written = answer.cookies.get(cookie)?.value ?? '';
  expect(Buffer.from(written.slice(7), 'base64url').toString()).toContain('"refresh_token":"next"');
  expect(answer.headers.get('x-middleware-request-cookie')).toContain(written);
  expect(answer.headers.get('cache-control')).toMatch(/private.*no-store/);
});

const nonceOf = (answer: Response) =>
  /script-src [^;]*'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];

test('a guarded page gets its own nonce, in the request and in the response', async () => {
  authServiceAnswers(() => Response.json({ id: claims.sub }));
  const answers = [
    await visit('/profile', sessionCookie(session)),
    await visit('/en/checkout', sessionCookie(session)),
  ];
  const nonces = answers.map(nonceOf);
  expect(nonces[0]).toBeTruthy();
  expect(nonces[1]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const answer of answers)
    expect(answer.headers.get('x-middleware-request-content-security-policy')).toBe(
      answer.headers.get('content-security-policy'),
    );
});

test('loads the checkout as a document and lets the client router load the profile', async () => {
  authServiceAnswers(() => Response.json({ id: claims.sub }));
  const asRouter = { 'sec-fetch-dest': 'empty' };
  const checkout = await visit('/checkout/order/x', sessionCookie(session), asRouter);
  expect(checkout.headers.get('x-middleware-next')).toBeNull();
  expect(await checkout.text()).toBe('');
  const profile = await visit('/profile', sessionCookie(session), asRouter);
  expect(profile.headers.get('x-middleware-next')).toBe('1');
});
