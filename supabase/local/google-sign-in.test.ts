import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { signUp } from './testing/gateway-process';
import { ownGateway } from './testing/own-gateway';

const shop = 'http://localhost:3999';
const verifier = randomBytes(32).toString('base64url');

interface Session {
  access_token: string;
  user: {
    id: string;
    email: string;
    app_metadata: { providers: string[] };
    user_metadata: Record<string, unknown>;
  };
}

const own = ownGateway({ SHOP_PORT: '3999' });

const follow = (url: string | URL) => fetch(url, { redirect: 'manual' });
const locationOf = (answer: Response) => new URL(answer.headers.get('location')!);

/** Opens Google's page like a browser, and submits its form. Returns the redirect's target. */
async function answerGoogle(form: Record<string, string>, redirectTo = `${shop}/callback.html`) {
  const authorize = new URL(`${own.gateway.url}/auth/v1/authorize`);
  authorize.search = new URLSearchParams({
    provider: 'google',
    redirect_to: redirectTo,
    access_type: 'online',
    prompt: 'consent',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
  }).toString();
  const page = locationOf(await follow(authorize));
  const ticket = /name="ticket" value="([^"]+)"/.exec(await (await follow(page)).text())![1]!;
  const body = new URLSearchParams({ ticket, ...form });
  return locationOf(await fetch(page, { method: 'POST', body, redirect: 'manual' }));
}

const accept = (email: string) => ({ decision: 'accept', name: 'Omar Said', email });
const exchange = (code: string | null, codeVerifier = verifier) =>
  own.gateway.call('/auth/v1/token?grant_type=pkce', {
    json: { auth_code: code, code_verifier: codeVerifier },
  });

test('creates a session after consent at Google', async () => {
  const callback = await answerGoogle(
    accept('omar@example.com'),
    `${shop}/callback.html?next=%2Fcart`,
  );
  expect(callback.origin + callback.pathname).toBe(`${own.gateway.url}/auth/v1/callback`);
  const back = locationOf(await follow(callback));
  expect(back.origin + back.pathname).toBe(`${shop}/callback.html`);
  expect(back.searchParams.get('next')).toBe('/cart');

  const code = back.searchParams.get('code');
  expect((await exchange(code, randomBytes(32).toString('base64url'))).status).toBe(400);
  const { user, access_token: token } = (await (await exchange(code)).json()) as Session;
  expect(user).toMatchObject({
    email: 'omar@example.com',
    app_metadata: { providers: ['google'] },
    user_metadata: { full_name: 'Omar Said', email_verified: true },
  });
  expect((await own.gateway.call('/auth/v1/user', { token })).status).toBe(200);
  expect((await exchange(code)).status).toBe(404);
});

test('recognizes an address as the same shopper, by password or Google', async () => {
  const token = await signUp(own.gateway, 'both@example.com');
  const { id } = (await (
    await own.gateway.call('/auth/v1/user', { token })
  ).json()) as Session['user'];
  for (const visit of [1, 2]) {
    const back = locationOf(await follow(await answerGoogle(accept('both@example.com'))));
    const session = (await (await exchange(back.searchParams.get('code'))).json()) as Session;
    expect([visit, session.user.id]).toEqual([visit, id]);
  }
});

test('redirects back with an error after cancelling', async () => {
  const back = locationOf(await follow(await answerGoogle({ decision: 'cancel' })));
  expect(back.origin + back.pathname).toBe(`${shop}/callback.html`);
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.has('code')).toBe(false);
});

test('accepts a code of Google once', async () => {
  const callback = await answerGoogle(accept('once@example.com'));
  expect(locationOf(await follow(callback)).searchParams.has('code')).toBe(true);
  const again = locationOf(await follow(callback));
  expect(again.searchParams.has('code')).toBe(false);
  expect(again.searchParams.has('error')).toBe(true);
});

test('rejects a code with the state of another visit', async () => {
  const callback = await answerGoogle(accept('state@example.com'));
  callback.searchParams.set('state', '00000000-0000-4000-8000-000000000000');
  const back = locationOf(await follow(callback));
  expect(back.searchParams.get('error_code')).toBe('bad_oauth_state');
});

test('never redirects to a foreign address', async () => {
  const callback = await answerGoogle(accept('home@example.com'), 'https://evil.example/');
  expect(locationOf(await follow(callback)).origin).toBe(shop);
});

test('rejects a redirect address that is not registered with Google', async () => {
  const page = new URL(`${own.gateway.url}/google/o/oauth2/v2/auth`);
  page.search = new URLSearchParams({
    client_id: 'bookshop.apps.googleusercontent.com',
    redirect_uri: `${own.gateway.url}/elsewhere`,
    response_type: 'code',
    scope: 'email profile',
  }).toString();
  const answer = await follow(page);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('location')).toBeNull();
});
