import { EventEmitter } from 'node:events';
import { expect, jest, test } from '@jest/globals';
import { withRenderQueue } from './render-queue.mjs';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A shop that begins its response on request, and completes it when the test says so. */
function queuedShop() {
  const begun: string[] = [];
  const report = jest.fn();
  const answer = withRenderQueue(
    ({ url }: { url: string }) => {
      begun.push(url);
    },
    { report },
  );

  /** Resolves to a function that ends the response. */
  const request = async (url: string, cacheState = 'MISS') => {
    const response = Object.assign(new EventEmitter(), {
      statusCode: 200,
      destroyed: false,
      getHeader: () => cacheState,
    });
    void answer({ url }, response);
    await settled();
    return async () => {
      response.destroyed = true;
      response.emit('close');
      await settled();
    };
  };
  return { begun, request, report };
}

test('renders unseen pages one at a time, in order of arrival', async () => {
  const { begun, request } = queuedShop();
  const endFirst = await request('/product/A1');
  const endSecond = await request('/en/product/B1');
  await request('/owners/c');
  expect(begun).toEqual(['/product/A1']);
  await endFirst();
  expect(begun).toEqual(['/product/A1', '/en/product/B1']);
  await endSecond();
  expect(begun).toEqual(['/product/A1', '/en/product/B1', '/owners/c']);
});

test('lets a page that was cached the last time overtake the queue', async () => {
  const { begun, request } = queuedShop();
  const endCached = await request('/shop?page=2', 'HIT');
  await endCached();
  await request('/product/A1');
  await request('/product/B1');
  const endUncached = await request('/shop?page=2', '');
  expect(begun).toEqual(['/shop?page=2', '/product/A1', '/shop?page=2']);
  await endUncached();
  await request('/shop?page=2');
  expect(begun).toHaveLength(3);
});

test.each([
  '/login',
  '/shop?q=x',
  '/shop?page=2&q=x',
  '/api/health',
  '/websites/shop/covers/A.webp',
])('%s, which is no cached page, does not wait', async (url) => {
  const { begun, request } = queuedShop();
  await request('/product/A1');
  await request(url);
  expect(begun).toEqual(['/product/A1', url]);
});

test('skips a client that has disconnected while waiting', async () => {
  const { begun, request } = queuedShop();
  const endFirst = await request('/product/A1');
  const leave = await request('/product/B1');
  await request('/product/C1');
  await leave();
  await endFirst();
  expect(begun).toEqual(['/product/A1', '/product/C1']);
});

test('lets no request wait longer than a second for others', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    const { begun, request } = queuedShop();
    await request('/product/A1');
    await request('/product/B1');
    jest.advanceTimersByTime(1_000);
    await settled();
    expect(begun).toEqual(['/product/A1', '/product/B1']);
  } finally {
    jest.useRealTimers();
  }
});

test('does not make anybody wait if Next.js does not say which pages it caches', async () => {
  const { begun, request, report } = queuedShop();
  for (let page = 0; page < 100; page += 1) await (await request(`/product/A${page}`, ''))();
  expect(report.mock.calls).toEqual([['state of the cache', 'x-nextjs-cache']]);
  await request('/product/B1', '');
  await request('/product/B2', '');
  expect(begun.slice(100)).toEqual(['/product/B1', '/product/B2']);
});

test('keeps the queue when pages without a state of the cache follow others', async () => {
  const { begun, request, report } = queuedShop();
  await (
    await request('/shop', 'MISS')
  )();
  for (let page = 0; page < 120; page += 1) await (await request(`/shop?page=${page}`, ''))();
  await request('/product/B1');
  await request('/product/B2');
  expect(begun.slice(121)).toEqual(['/product/B1']);
  expect(report).not.toHaveBeenCalled();
});
