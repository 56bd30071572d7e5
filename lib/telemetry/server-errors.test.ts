import { beforeEach, expect, jest, test } from '@jest/globals';

const place = {
  path: '/shop?q=mona@example.com',
  routePath: '/[locale]/shop',
  routeType: 'render',
};
const sent: { url: string; body: { session: object; events: object[] } }[] = [];

beforeEach(() => {
  jest.resetModules();
  sent.length = 0;
  globalThis.fetch = (url, init) => {
    sent.push({ url: url as string, body: JSON.parse(init!.body as string) });
    return Promise.reject(new TypeError('the backend is away'));
  };
});

test('reports a server error with redacted data, even if the report cannot be delivered', async () => {
  const { reportServerError } = await import('./server-errors');
  const error = Object.assign(new RangeError('no shelf for mona@example.com'), { digest: '42' });
  await reportServerError(error, place);
  expect(sent[0]!.url).toMatch(/\/functions\/v1\/ingest-logs$/);
  expect(sent[0]!.body.events).toMatchObject([
    {
      kind: 'error',
      name: 'RangeError',
      path: '/shop',
      payload: { message: 'no shelf for [REDACTED]', digest: '42', routePath: '/[locale]/shop' },
    },
  ]);
});

test('limits the number of reports if every request fails', async () => {
  const { reportServerError } = await import('./server-errors');
  for (let index = 0; index < 100; index += 1) await reportServerError(new Error('again'), place);
  expect(sent).toHaveLength(20);
});

test('accepts any thrown value', async () => {
  const { reportServerError } = await import('./server-errors');
  await reportServerError(null, place);
  await reportServerError('text', place);
  expect(sent.map(({ body }) => (body.events[0] as { name: string }).name)).toEqual([
    'Error',
    'Error',
  ]);
});
