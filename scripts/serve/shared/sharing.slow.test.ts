import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { redisServer } from './testing/redis';
import { type Server, startServer } from './testing/servers';
import { shareData, sharePage } from './testing/share';
import { until } from './testing/until';

let redis: Awaited<ReturnType<typeof redisServer>>;
let one: Server;
let two: Server;

beforeAll(async () => {
  redis = await redisServer();
  await redis.start();
});

beforeEach(async () => {
  await redis.command('FLUSHALL');
  [one, two] = await Promise.all([startServer(redis.url), startServer(redis.url)]);
});

afterEach(() => Promise.all([one.end(), two.end()]));

afterAll(() => redis.remove());

const textOf = async (server: Server, key: string) => (await server.page(key)).text;

test('shares a page that one server rendered with the other', async () => {
  await sharePage(one, two, ['/product/BIO-1', 'صفحة', ['product:BIO-1', 'catalogue']]);
});

test('shares the results of functions, with their age', async () => {
  await one.data('totals');
  await shareData(one, two, ['totals', '{"total":7}', ['catalogue']]);
});

test('does not read a page in memory from Redis again', async () => {
  await sharePage(one, two, ['/shop', 'list', ['catalogue']]);
  const reads = async () =>
    Number(
      /cmdstat_hmget:calls=(\d+)/.exec(String(await redis.command('INFO', 'commandstats')))?.[1],
    );
  const before = await reads();
  expect(before).toBeGreaterThan(0);
  for (let turn = 0; turn < 200; turn += 1) {
    expect(await textOf(one, '/shop')).toBe('list');
    expect(await textOf(two, '/shop')).toBe('list');
  }
  expect(await reads()).toBe(before);
});

test('expires pages and data of all servers after a change', async () => {
  await sharePage(one, two, ['/shop', 'old', ['catalogue']]);
  await shareData(one, two, ['list', 'old', ['catalogue']]);
  expect(await one.expire('catalogue')).toBe(true);
  expect(await textOf(one, '/shop')).toBeUndefined();
  await until(async () => (await textOf(two, '/shop')) === undefined);
  await until(async () => (await two.data('list')) === null);
});

test('detects a change even if the message was missed', async () => {
  await sharePage(one, two, ['/shop', 'old', ['catalogue']]);
  // Direct writes send no message.
  const number = (BigInt(Date.now()) * 1000n + 1_000_000n).toString();
  await redis.command('ZADD', 'shop:tags', number, 'catalogue');
  await until(async () => (await textOf(two, '/shop')) === undefined);
});

test('shows nothing that any server began before a change', async () => {
  await one.page('/product/BIO-2');
  const since = await one.now();
  await two.expire('product:BIO-2');
  await one.keepPage('/product/BIO-2', 'from before', ['product:BIO-2']);
  await one.keepData('product', 'from before', ['product:BIO-2'], since);
  // Entries written after it has arrived.
  await sharePage(one, two, ['/next', 'next', ['next']]);
  await shareData(one, two, ['next', 'next', ['next']]);
  expect(await textOf(two, '/product/BIO-2')).toBeUndefined();
  expect(await two.data('product')).toBeNull();
  // This server receives the change directly.
  await until(async () => (await textOf(one, '/product/BIO-2')) === undefined);
  await until(async () => (await one.data('product')) === null);
});

test('shares changes between builds, but no pages', async () => {
  const other = await startServer(redis.url, 'two');
  try {
    await sharePage(one, two, ['/shop', 'of the first build', ['catalogue']]);
    expect(await textOf(other, '/shop')).toBeUndefined();
    await other.render('/shop', 'of the second build', ['catalogue']);
    await one.expire('catalogue');
    await until(async () => (await textOf(other, '/shop')) === undefined);
  } finally {
    await other.end();
  }
});

test('sets a time to live on every key except the expiries', async () => {
  await one.render('/shop', 'list', ['catalogue']);
  await one.keepData('list', 'data', ['catalogue']);
  await one.expire('delivery');
  const keysNow = async () => (await redis.command('KEYS', '*')) as string[];
  await until(async () => (await keysNow()).length === 3);
  const keys = await keysNow();
  for (const key of keys) {
    const seconds = Number(await redis.command('TTL', key));
    if (key === 'shop:tags') expect(seconds).toBe(-1);
    else expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
  }
});
