import { expect, test } from '@jest/globals';
import { type Context } from 'hono';
import { liteRoute } from './lite-route';
import { RequestQueue } from './request-queue';

const mebibyte = 1024 * 1024;
const keys = { publishableKey: 'public', secretKey: 'secret' };

/** The status with which a response of `bytes` reaches a caller with this key. */
async function statusOf(bytes: number, apikey: string): Promise<number> {
  const route = liteRoute({
    engine: {
      fetch: () => Promise.resolve({ status: 200, headers: [], body: new ArrayBuffer(bytes) }),
    },
    queue: new RequestQueue({ concurrency: 1, length: 1 }),
    limits: {
      queueLength: 1,
      requestMs: 10_000,
      queryMs: 10_000,
      trustedRequestMs: 10_000,
      bodyMs: 10_000,
      bodyBytes: mebibyte,
      trustedBodyBytes: mebibyte,
      answerBytes: mebibyte,
    },
    keys: keys as Parameters<typeof liteRoute>[0]['keys'],
    backendUrl: 'http://127.0.0.1:54321',
    references: [],
  });
  const raw = new Request('http://127.0.0.1:54321/rest/v1/products', { headers: { apikey } });
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  return (await route({ req: { raw }, env } as unknown as Context)).status;
}

test('sends a response over the limit to the server, but not to visitors', async () => {
  expect(await statusOf(mebibyte, keys.publishableKey)).toBe(200);
  expect(await statusOf(mebibyte + 1, keys.publishableKey)).toBe(413);
  expect(await statusOf(mebibyte + 1, keys.secretKey)).toBe(200);
});
