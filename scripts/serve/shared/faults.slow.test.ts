import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort, redisServer } from './testing/redis';
import { type Server, startServer } from './testing/servers';
import { slowProxy } from './testing/slow-proxy';

/** What a request may wait for a Redis that is known to be away. */
const longestWait = 50;
/** What it may wait before that is known; the answers come from another process. */
const firstWait = 400;

let redis: Awaited<ReturnType<typeof redisServer>>;
const servers: Server[] = [];
const proxies: Awaited<ReturnType<typeof slowProxy>>[] = [];

async function open(url: string, build?: string): Promise<Server> {
  const server = await startServer(url, build);
  servers.push(server);
  return server;
}

async function openProxy() {
  const proxy = await slowProxy(redis.port);
  proxies.push(proxy);
  return proxy;
}

beforeEach(async () => {
  redis = await redisServer();
  await redis.start();
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.end()));
  for (const proxy of proxies.splice(0)) proxy.close();
  redis.resume();
  await redis.remove();
});

const textOf = async (server: Server, key: string) => (await server.page(key)).text;

async function until(isSo: () => Promise<boolean>, longest = 10_000): Promise<void> {
  const end = performance.now() + longest;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`That took more than ${longest} ms.`);
    await sleep(10);
  }
}

/**
 * How long requests take, for pages that are in memory and for pages that are nowhere: 19 of 20. The rest is left to
 * what else this machine does.
 */
async function waitOf(server: Server, times = 40): Promise<number> {
  const waits: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const pages = await Promise.all([server.page('/kept'), server.page(`/unknown/${turn}`)]);
    waits.push(...pages.map(({ took }) => took));
    await sleep(25);
  }
  return waits.sort((a, b) => a - b)[Math.ceil(waits.length * 0.95) - 1]!;
}

const lines = (server: Server, sentence: string) => server.log().split(sentence).length - 1;

const away = 'Redis gives no answer';
const back = 'Redis answers again.';

/** After `break` requests go on, are never delayed again, and are heard of once; after `mend` all is as before. */
async function survives(
  server: Server,
  fault: { break: () => unknown; mend: () => unknown; isHeardLate?: boolean },
) {
  await server.render('/kept', 'kept', ['kept']);
  await sleep(100);
  await fault.break();
  // Redis is asked at least every half a second.
  await sleep(600);
  const first = await waitOf(server, 4);
  expect(first).toBeLessThan(firstWait);
  await until(async () => !(await server.isUp()));
  const later = await waitOf(server);
  expect(later).toBeLessThan(longestWait);
  expect(lines(server, away)).toBe(1);

  expect(await server.expire('unheard')).toBe(false);
  expect(await textOf(server, '/kept')).toBe('kept');
  await sleep(8_000);
  // Unless what other servers are told of is heard at least late, a page is used for eight seconds at most.
  expect(await textOf(server, '/kept')).toBe(fault.isHeardLate ? 'kept' : undefined);

  await fault.mend();
  await until(() => server.isUp());
  expect(lines(server, back)).toBe(1);
  expect(lines(server, away)).toBe(1);
  await server.render('/again', 'again', ['again']);
  const other = await open(redis.url);
  await until(async () => (await textOf(other, '/again')) === 'again');
}

test('Redis is gone, and comes back empty', async () => {
  const server = await open(redis.url);
  await survives(server, { break: () => redis.stop(), mend: () => redis.start() });
});

test('Redis is paused', async () => {
  const server = await open(redis.url);
  await survives(server, { break: () => redis.pause(), mend: () => redis.resume() });
});

test('every answer of Redis takes two seconds', async () => {
  const proxy = await openProxy();
  const server = await open(proxy.url);
  await survives(server, {
    break: () => proxy.delay(2_000),
    mend: () => proxy.delay(0),
    isHeardLate: true,
  });
});

test('Redis cannot be reached when the server starts', async () => {
  await redis.stop();
  const server = await open(redis.url);
  expect(server.openedAfter).toBeLessThan(1_500);
  await server.render('/kept', 'kept', ['kept']);
  expect(await waitOf(server)).toBeLessThan(longestWait);
  expect(await textOf(server, '/kept')).toBe('kept');
  expect(lines(server, away)).toBe(1);
  await redis.start();
  await until(() => server.isUp());
  expect(lines(server, back)).toBe(1);
});

test('no address answers', async () => {
  const server = await open(`redis://127.0.0.1:${await freePort()}`);
  expect(await waitOf(server)).toBeLessThan(longestWait);
});

test('what a server could not hear, it knows when Redis answers again', async () => {
  const proxy = await openProxy();
  const near = await open(redis.url);
  const far = await open(proxy.url);
  await far.render('/a', 'old', ['a']);
  await far.render('/b', 'old', ['b']);
  proxy.delay(1_000);
  await sleep(600);
  await until(async () => {
    await far.page('/a');
    return !(await far.isUp());
  });
  expect(await near.expire('a')).toBe(true);
  expect(await textOf(far, '/a')).toBe('old');
  // It tells the others what it was told itself.
  await near.render('/c', 'old', ['c']);
  expect(await far.expire('c')).toBe(false);
  proxy.delay(0);
  await until(() => far.isUp());
  expect(await textOf(far, '/a')).toBeUndefined();
  expect(await textOf(far, '/b')).toBe('old');
  await until(async () => (await textOf(near, '/c')) === undefined, 1_000);
});

test('after a restart with what Redis had saved, nothing of it is used', async () => {
  const server = await open(redis.url);
  await server.render('/shop', 'saved', ['catalogue']);
  await until(async () => Number(await redis.command('DBSIZE')) === 2);
  await redis.command('SAVE');
  await server.expire('catalogue');
  await redis.stop();
  await redis.start();
  const fresh = await open(redis.url);
  expect(Number(await redis.command('DBSIZE'))).toBe(2);
  expect(await textOf(fresh, '/shop')).toBeUndefined();
  await until(() => server.isUp());
  expect(await textOf(server, '/shop')).toBeUndefined();
});

test('Redis is emptied: everything counts as expired, and is shared again', async () => {
  const [one, two] = [await open(redis.url), await open(redis.url)];
  await one.render('/shop', 'old', ['catalogue']);
  await until(async () => (await textOf(two, '/shop')) === 'old');
  await redis.command('FLUSHALL');
  await until(async () => (await textOf(two, '/shop')) === undefined, 1_000);
  await until(async () => (await textOf(one, '/shop')) === undefined, 1_000);
  await one.render('/shop', 'new', ['catalogue']);
  await until(async () => (await textOf(two, '/shop')) === 'new');
});

test.each(['volatile-lru', 'allkeys-lru'])(
  'Redis is full and evicts (%s)',
  async (policy) => {
    const [one, two] = [await open(redis.url), await open(redis.url)];
    await redis.command('CONFIG', 'SET', 'maxmemory', '3mb');
    await redis.command('CONFIG', 'SET', 'maxmemory-policy', policy);
    // Letters that cannot be compressed much.
    const long = () => Array.from({ length: 20_000 }, () => Math.random().toString(36)).join('');
    for (let number = 0; number < 60; number += 1) {
      await one.render(`/product/${number}`, `${number} ${long()}`, ['catalogue']);
      await two.page('/other');
    }
    expect(await redis.command('INFO', 'stats')).toMatch(/evicted_keys:[1-9]/);
    expect(await one.isUp()).toBe(true);
    // It may evict what has expired; then everything has, and is rendered once more.
    await until(async () => {
      if ((await textOf(one, '/last')) === undefined)
        await one.render('/last', 'last', ['catalogue', 'last']);
      return (await textOf(two, '/last')) === 'last';
    });
    expect(await one.expire('last')).toBe(true);
    await until(async () => (await textOf(two, '/last')) === undefined, 1_000);
  },
  60_000,
);

test('Redis is full and refuses: a change expires everything instead', async () => {
  const [one, two] = [await open(redis.url), await open(redis.url)];
  await one.render('/shop', 'old', ['catalogue']);
  await until(async () => (await textOf(two, '/shop')) === 'old');
  await redis.command('CONFIG', 'SET', 'maxmemory', '1');
  await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
  expect(await one.expire('catalogue')).toBe(true);
  expect(await textOf(one, '/shop')).toBeUndefined();
  await until(async () => (await textOf(two, '/shop')) === undefined, 1_000);
  await one.render('/shop', 'new', ['catalogue']);
  expect(await textOf(one, '/shop')).toBe('new');
  await redis.command('CONFIG', 'SET', 'maxmemory', '0');
  await one.render('/next', 'next', ['catalogue']);
  await until(async () => (await textOf(two, '/next')) === 'next');
  expect(lines(one, 'Redis refused to expire')).toBe(1);
});

test('a busy thread is not taken for a slow Redis', async () => {
  const server = await open(redis.url);
  for (let turn = 0; turn < 5; turn += 1) {
    await sleep(300);
    void server.page('/shop');
    await server.spin(400);
  }
  await server.page('/shop');
  expect(server.log()).toBe('');
});
