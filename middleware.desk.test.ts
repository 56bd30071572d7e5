import { afterEach, expect, jest, test } from '@jest/globals';
import { NextRequest } from 'next/server';
import { middleware } from './middleware';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const exp = Math.floor(Date.now() / 1000) + 3600;
const claims = { sub: crypto.randomUUID(), email: 'mona@example.com', role: 'authenticated', exp };
const access_token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.c2ln`;
const session = { access_token, refresh_token: 'r', expires_at: exp, user: { id: claims.sub } };
const cookie = `sb-shop-auth-token=base64-${encode(session)}`;

afterEach(() => {
  jest.restoreAllMocks();
});

/** A backend that knows the session and responds to `confirm_staff` as given. */
function backendSays(confirmed: () => Response | Error) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.endsWith('/rest/v1/rpc/confirm_staff'))
      return Promise.resolve(Response.json({ id: claims.sub }));
    const answer = confirmed();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
}

const refusal = (status: number, message: string) =>
  Response.json({ code: `PT${status}`, message }, { status });
const staff = () => Response.json({ user_id: claims.sub, email: claims.email, name: null });

const visit = (path: string, headers: Record<string, string> = { cookie }) =>
  middleware(new NextRequest(`https://shop.example${path}`, { headers }));

const paths = ['/desk', '/en/desk', '/desk/orders?q=1', '/desk/nothing', '/%64esk'];

test.each(paths)('%s redirects visitors to the login page without any request', async (path) => {
  const fetched = backendSays(staff);
  const answer = await visit(path, {});
  expect(answer.status).toBe(307);
  expect(answer.headers.get('location')).toContain('/login?redirect=/');
  expect(fetched).not.toHaveBeenCalled();
});

test.each(paths)('%s does not exist for a shopper', async (path) => {
  backendSays(() => refusal(403, 'not_staff'));
  const answer = await visit(path);
  expect(answer.status).toBe(307);
  expect(answer.headers.get('location')).toMatch(/^https:\/\/shop\.example(?:\/en)?\/not-found$/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('sends a shopper’s client router no redirect that it could cache', async () => {
  backendSays(() => refusal(403, 'not_staff'));
  const answer = await visit('/desk', { cookie, 'sec-fetch-dest': 'empty' });
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  expect(answer.headers.get('x-middleware-next')).toBeNull();
});

test.each(['/desk', '/en/desk/orders?q=1', '/desk/nothing'])(
  'renders %s for staff, with its own policy and without caching',
  async (path) => {
    backendSays(staff);
    const answer = await visit(path);
    expect(answer.headers.get('x-middleware-next')).toBe('1');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('content-security-policy')).toMatch(/'nonce-/);
  },
);

test.each<[string, () => Response | Error]>([
  ['does not respond', () => new TypeError('fetch failed')],
  ['fails', () => refusal(500, 'x')],
])('while the database %s, the page relies on its own guard', async (_, confirmed) => {
  backendSays(confirmed);
  expect((await visit('/desk')).headers.get('x-middleware-next')).toBe('1');
});

test('no other page queries the staff role', async () => {
  const fetched = backendSays(staff);
  await visit('/profile');
  expect(fetched).toHaveBeenCalledTimes(1);
});
