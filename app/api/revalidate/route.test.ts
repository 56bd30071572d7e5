import { afterEach, expect, jest, test } from '@jest/globals';

const secret = 'a-secret-of-the-test';
const revalidateTag = jest.fn();
jest.unstable_mockModule('server-only', () => ({}));
jest.unstable_mockModule('next/cache', () => ({ revalidateTag }));
jest.unstable_mockModule('next/server', () => ({ after: () => undefined }));
jest.unstable_mockModule('@/lib/env/server', () => ({ env: { revalidateSecret: secret } }));
jest.unstable_mockModule('@/lib/indexnow/indexnow.server', () => ({
  announceToSearchEngines: undefined,
}));
const { POST } = await import('./route');

const place = Symbol.for('shop.shared-cache');

function announce(shared: object | undefined) {
  Object.assign(globalThis, { [place]: shared });
  return POST(
    new Request('http://localhost/api/revalidate', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: ['catalogue'] }),
    }),
  );
}

afterEach(() => {
  Object.assign(globalThis, { [place]: undefined });
  jest.clearAllMocks();
});

test.each([
  ['one server', undefined, 200, { tags: ['catalogue'] }],
  ['several servers', true, 200, { tags: ['catalogue'] }],
  ['several servers that cannot be notified', false, 503, { error: 'not_shared' }],
])('announces a change to %s', async (_, isShared, status, body) => {
  const expire = jest.fn(() => Promise.resolve(isShared));
  const response = await announce(isShared === undefined ? undefined : { expire });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(body);
  // This server's own cache is always included.
  expect(revalidateTag).toHaveBeenCalledWith('catalogue', { expire: 0 });
  expect(expire.mock.calls).toEqual(isShared === undefined ? [] : [[['catalogue']]]);
});
