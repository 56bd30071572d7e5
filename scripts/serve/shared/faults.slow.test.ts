import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '../../lib/testing/free-ports.ts';
import { redisServer } from './testing/redis';
import { type Server, startServer } from './testing/servers';
import { sharePage } from './testing/share';
import { slowProxy } from './testing/slow-proxy';
import { until } from './testing/until';

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

/** Requests pages in memory and uncached pages until the server has noticed that Redis is unavailable. */
async function noticesAbsence(server: Server): Promise<void> {
  let turn = 0;
  await until(async () => {
    turn += 1;
    await Promise.all([server.page('/kept'), server.page(`/unknown/${turn}`)]);
    return !(await server.isUp());
  });
}

const lines = (server: Server, sentence: string) => server.log().split(sentence).length - 1;

const away = 'Redis gives no answer';
const back = 'Redis answers again.';

/** After `break` requests are served, and the log has one line about it; after `repair` all is as before. */
async function survives(
  server: Server,
  fault: { break: () => unknown; repair: () => unknown; isNoticedLate?: boolean },
) {
  await server.render('/kept', 'kept', ['kept']);
  await until(async () => Number(await redis.command('DBSIZE')) === 2);
  await fault.break();
  await noticesAbsence(server);
  expect(lines(server, away)).toBe(1);

  expect(await server.expire('unheard')).toBe(false);
  expect(await textOf(server, '/kept')).toBe('kept');
  // A page is used for a few seconds only, unless changes on other servers still arrive, even if late.
  if (!fault.isNoticedLate) await until(async () => (await textOf(server, '/kept')) === undefined);

  await fault.repair();
  await until(() => server.isUp());
  expect(lines(server, back)).toBe(1);
  expect(lines(server, away)).toBe(1);
  await sharePage(server, await open(redis.url), ['/again', 'again', ['again']]);
}

test('Redis is gone, and comes back empty', async () => {
  const server = await open(redis.url);
  await survives(server, { break: () => redis.stop(), repair: () => redis.start() });
});

test('Redis is paused', async () => {
  const server = await open(redis.url);
  await survives(server, { break: () => redis.pause(), repair: () => redis.resume() });
});

test('every response of Redis takes two seconds', async () => {
  const proxy = await openProxy();
  const server = await open(proxy.url);
  await survives(server, {
    break: () => proxy.delay(2_000),
    repair: () => proxy.delay(0),
    isNoticedLate: true,
  });
});

test('Redis cannot be reached when the server starts', async () => {
  await redis.stop();
  const server = await open(redis.url);
  await server.render('/kept', 'kept', ['kept']);
  await noticesAbsence(server);
  expect(await textOf(server, '/kept')).toBe('kept');
  expect(lines(server, away)).toBe(1);
  await redis.start();
  await until(() => server.isUp());
  expect(lines(server, back)).toBe(1);
});

test('no address of Redis responds', async () => {
  const server = await open(`redis://127.0.0.1:${await freePort()}`);
  await noticesAbsence(server);
});

test('a server learns of missed changes when Redis responds again', async () => {
  const proxy = await openProxy();
  const near = await open(redis.url);
  const far = await open(proxy.url);
  await far.render('/a', 'old', ['a']);
  await far.render('/b', 'old', ['b']);
  proxy.delay(1_000);
  await noticesAbsence(far);
  expect(await near.expire('a')).toBe(true);
  expect(await textOf(far, '/a')).toBe('old');
  // It forwards the changes reported to it to the others.
  await near.render('/c', 'old', ['c']);
  expect(await far.expire('c')).toBe(false);
  proxy.delay(0);
  await until(() => far.isUp());
  expect(await textOf(far, '/a')).toBeUndefined();
  expect(await textOf(far, '/b')).toBe('old');
  await until(async () => (await textOf(near, '/c')) === undefined);
});

test('entries that Redis saved before a restart are not used', async () => {
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

test('Redis is flushed: everything counts as expired, and is shared again', async () => {
  const [one, two] = [await open(redis.url), await open(redis.url)];
  await sharePage(one, two, ['/shop', 'old', ['catalogue']]);
  await redis.command('FLUSHALL');
  await until(async () => (await textOf(two, '/shop')) === undefined);
  await until(async () => (await textOf(one, '/shop')) === undefined);
  await sharePage(one, two, ['/shop', 'new', ['catalogue']]);
});

test.each(['volatile-lru', 'allkeys-lru'])('Redis is full and evicts (%s)', async (policy) => {
  const [one, two] = [await open(redis.url), await open(redis.url)];
  await redis.command('CONFIG', 'SET', 'maxmemory', '3mb');
  await redis.command('CONFIG', 'SET', 'maxmemory-policy', policy);
  // Text that hardly compresses.
  const long = () => Array.from({ length: 20_000 }, () => Math.random().toString(36)).join('');
  for (let number = 0; number < 60; number += 1) {
    await one.render(`/product/${number}`, `${number} ${long()}`, ['catalogue']);
    await two.page('/other');
  }
  expect(await redis.command('INFO', 'stats')).toMatch(/evicted_keys:[1-9]/);
  expect(await one.isUp()).toBe(true);
  // It may evict the expiries; then everything has expired and is rendered again.
  await until(async () => {
    if ((await textOf(one, '/last')) === undefined)
      await one.render('/last', 'last', ['catalogue', 'last']);
    return (await textOf(two, '/last')) === 'last';
  });
  expect(await one.expire('last')).toBe(true);
  await until(async () => (await textOf(two, '/last')) === undefined);
});

test('Redis is full and rejects writes: a change expires everything instead', async () => {
  const [one, two] = [await open(redis.url), await open(redis.url)];
  await sharePage(one, two, ['/shop', 'old', ['catalogue']]);
  await redis.command('CONFIG', 'SET', 'maxmemory', '1');
  await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
  expect(await one.expire('catalogue')).toBe(true);
  expect(await textOf(one, '/shop')).toBeUndefined();
  await until(async () => (await textOf(two, '/shop')) === undefined);
  await one.render('/shop', 'new', ['catalogue']);
  expect(await textOf(one, '/shop')).toBe('new');
  await redis.command('CONFIG', 'SET', 'maxmemory', '0');
  await sharePage(one, two, ['/next', 'next', ['catalogue']]);
  expect(lines(one, 'Redis refused to expire')).toBe(1);
});

test('a busy thread is not mistaken for a slow Redis', async () => {
  const server = await open(redis.url);
  for (let turn = 0; turn < 5; turn += 1) {
    await sleep(300);
    void server.page('/shop');
    await server.spin(400);
  }
  await server.page('/shop');
  expect(server.log()).toBe('');
});
