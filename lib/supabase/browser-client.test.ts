import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { SessionEnd } from './session-end';
import { sessionCookieName } from './session-cookie';

// The parts of a browser that the session's client needs. Node.js itself only has requests and responses.
const jar = new Map<string, string>();
const document = {
  get cookie() {
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  },
  set cookie(line: string) {
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  },
};
// Its channel to other tabs would keep the test process alive.
Object.assign(globalThis, { document, window: globalThis, BroadcastChannel: undefined });

let expected: SessionEnd | null = null;
const leftWith: (SessionEnd | null)[] = [];
jest.unstable_mockModule('./leave-for-login', () => ({
  expectEnd: (end: SessionEnd | null) => (expected = end),
  leaveForLogin: () => leftWith.push(expected),
}));
const { browserClient } = await import('./browser-client');

const jwt = (payload: object) =>
  ['{"alg":"none"}', JSON.stringify(payload), 'x'].map((part) => btoa(part)).join('.');
const expires_at = Math.floor(Date.now() / 1000) + 3600;
const session = (token: string) => ({
  access_token: jwt({ sub: token, exp: expires_at }),
  refresh_token: `refresh-${token}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at,
  user: { id: 'u' },
});
const store = (stored: object) => {
  const value = `base64-${btoa(JSON.stringify(stored)).replaceAll('=', '')}`;
  document.cookie = `${sessionCookieName}=${value}; path=/`;
};

/** Responds by address; a refresh with status 200 returns a fresh session. */
function answer({
  read,
  refresh,
  logout = 204,
}: Record<'read' | 'refresh', number> & { logout?: number }) {
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (address.includes('/rest/')) return Promise.resolve(Response.json([], { status: read }));
    if (address.includes('/logout')) return Promise.resolve(new Response(null, { status: logout }));
    const body = refresh === 200 ? session('fresh') : { code: 'refresh_token_not_found' };
    return Promise.resolve(Response.json(body, { status: refresh }));
  });
}

afterAll(() => browserClient().auth.stopAutoRefresh());
beforeEach(() => {
  leftWith.length = 0;
  jar.clear();
});

const read = () => browserClient().from('orders').select('order_id');

test.each([
  ['noRefreshToken', 'without a session in the browser', null, 200],
  ['refreshFailed', 'when the session cannot be refreshed', session('old'), 400],
  ['unauthorized', 'when the refreshed session is rejected, too', session('older'), 200],
] as const)('a rejected read ends the session as %s %s', async (end, _, stored, refresh) => {
  if (stored) store(stored);
  answer({ read: 401, refresh });
  expect((await read()).status).toBe(401);
  expect(leftWith).toEqual([end]);
  expect(document.cookie).not.toContain(sessionCookieName);
});

test('removes a session that cannot be refreshed even if the auth service cannot end it', async () => {
  store(session('unlucky'));
  answer({ read: 401, refresh: 400, logout: 503 });
  await read();
  expect(leftWith).toEqual(['refreshFailed']);
  expect(document.cookie).not.toContain(sessionCookieName);
});

test('a session that another tab refreshes in the meantime continues', async () => {
  store(session('shared'));
  const tokens: (string | null)[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (!address.includes('/rest/')) {
      store(session('other-tab'));
      return Promise.resolve(Response.json(session('fresh')));
    }
    tokens.push(new Headers(init?.headers).get('authorization'));
    return Promise.resolve(Response.json([], { status: tokens.length === 1 ? 401 : 200 }));
  });
  expect((await read()).status).toBe(200);
  expect(tokens).toEqual(
    ['shared', 'other-tab'].map((token) => `Bearer ${session(token).access_token}`),
  );
  expect(leftWith).toEqual([]);
});

test.each([200, 403])('a response %i does not end the session', async (status) => {
  answer({ read: status, refresh: 200 });
  expect((await read()).status).toBe(status);
  expect(leftWith).toEqual([]);
});

test.each([
  ['cannot be refreshed', 400],
  ['is rejected after a refresh', 200],
])('a session that %s is ended on all devices', async (_, refresh) => {
  store(session('everywhere'));
  answer({ read: 401, refresh });
  await read();
  const logouts = jest
    .mocked(globalThis.fetch)
    .mock.calls.map(([input, init]) => new Request(input, init))
    .filter(({ url }) => url.includes('/logout'));
  expect(logouts.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
    [
      expect.stringContaining('scope=global'),
      `Bearer ${session(refresh === 200 ? 'fresh' : 'everywhere').access_token}`,
    ],
  ]);
});
