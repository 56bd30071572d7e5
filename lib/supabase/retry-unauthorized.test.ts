import { expect, jest, test } from '@jest/globals';
import { retryUnauthorized } from './retry-unauthorized';
import type { SessionEnd } from './session-end';

type Renewed = { token: string } | { over: SessionEnd };

function scene(statuses: number[], renewed: Renewed = { token: 'fresh' }) {
  const tokens: (string | null)[] = [];
  const send = (_: RequestInfo | URL, init?: RequestInit) => {
    tokens.push(new Headers(init?.headers).get('authorization'));
    return Promise.resolve(new Response(null, { status: statuses[tokens.length - 1] ?? 500 }));
  };
  const refresh = jest.fn(() => Promise.resolve(renewed));
  const giveUp = jest.fn<(end: SessionEnd) => Promise<void>>(() => Promise.resolve());
  const request = () =>
    retryUnauthorized(send, { refresh, giveUp })('/x', {
      headers: { authorization: 'Bearer old' },
    });
  return { request, tokens, refresh, giveUp };
}

test.each([200, 403, 500])('does not change a response %i', async (status) => {
  const { request, refresh, giveUp } = scene([status]);
  expect((await request()).status).toBe(status);
  expect(refresh).not.toHaveBeenCalled();
  expect(giveUp).not.toHaveBeenCalled();
});

test('refreshes the session after a 401 and retries once with the fresh token', async () => {
  const { request, tokens, refresh, giveUp } = scene([401, 200]);
  expect((await request()).status).toBe(200);
  expect(tokens).toEqual(['Bearer old', 'Bearer fresh']);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(giveUp).not.toHaveBeenCalled();
});

test('gives up after a second 401', async () => {
  const { request, tokens, refresh, giveUp } = scene([401, 401]);
  expect((await request()).status).toBe(401);
  expect(tokens).toHaveLength(2);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(giveUp.mock.calls).toEqual([['unauthorized']]);
});

test.each(['refreshFailed', 'noRefreshToken'] as const)(
  'gives up without a retry if the session cannot be refreshed (%s)',
  async (over) => {
    const { request, tokens, giveUp } = scene([401], { over });
    expect((await request()).status).toBe(401);
    expect(tokens).toHaveLength(1);
    expect(giveUp.mock.calls).toEqual([[over]]);
  },
);

test('rethrows a network failure of the refresh without signing anyone out', async () => {
  const { request, refresh, giveUp } = scene([401]);
  refresh.mockRejectedValueOnce(new TypeError('network'));
  await expect(request()).rejects.toThrow('network');
  expect(giveUp).not.toHaveBeenCalled();
});
