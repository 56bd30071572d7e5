import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '../../lib/testing/free-ports.ts';
import { redisServer } from './testing/redis';
import { type Server, startServer } from './testing/servers';
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

/** Requests pages that are in memory and pages that are nowhere, until the server knows that Redis is away. */
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
  fault: { break: () => unknown; repair: () => unknown; isHeardLate?: boolean },
) {
  await server.render('/kept', 'kept', ['kept']);
  await until(async () => Number(await redis.command('DBSIZE')) === 2);
  await fault.break();
  await noticesAbsence(server);
  expect(lines(server, away)).toBe(1);

  expect(await server.expire('unheard')).toBe(false);
  expect(await textOf(server, '/kept')).toBe('kept');
  // Unless changes on other servers are heard of late, a page is used for some seconds only.
  if (!fault.isHeardLate) await until(async () => (await textOf(server, '/kept')) === undefined);

  await fault.repair();
  await until(() => server.isUp());
  expect(lines(server, back)).toBe(1);
  expect(lines(server, away)).toBe(1);
  await server.render('/again', 'again', ['again']);
  const other = await open(redis.url);
  await until(async () => (await textOf(other, '/again')) === 'again');
}

test('Redis is gone, and comes back empty', async () => {
  const server = await open(redis.url);
  await survives(server, { break: () => redis.stop(), repair: () => redis.start() });
});

test('Redis is paused', async () => {
  const server = await open(redis.url);
  await survives(server, { break: () => redis.pause(), repair: () => redis.resume() });
});

test('every answer of Redis takes two seconds', async () => {
  const proxy = await openProxy();
  const server = await open(proxy.url);
  await survives(server, {
    break: () => proxy.delay(2_000),
    repair: () => proxy.delay(0),
    isHeardLate: true,
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

test('no address answers', async () => {
  const server = await open(`redis://127.0.0.1:${await freePort()}`);
  await noticesAbsence(server);
});

test('what a server could not hear, it knows when Redis answers again', async () => {
  const proxy = await openProxy();
  const near = await open(redis.url);
  const far = await open(proxy.url);
  await far.render('/a', 'old', ['a']);
  await far.render('/b', 'old', ['b']);
  proxy.delay(1_000);
  await noticesAbsence(far);
  expect(await near.expire('a')).toBe(true);
  expect(await textOf(far, '/a')).toBe('old');
  // It tells the others what it was told itself.
  await near.render('/c', 'old', ['c']);
  expect(await far.expire('c')).toBe(false);
  proxy.delay(0);
  await until(() => far.isUp());
  expect(await textOf(far, '/a')).toBeUndefined();
  expect(await textOf(far, '/b')).toBe('old');
  await until(async () => (await textOf(near, '/c')) === undefined);
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
  await until(async () => (await textOf(two, '/shop')) === undefined);
  await until(async () => (await textOf(one, '/shop')) === undefined);
  await one.render('/shop', 'new', ['catalogue']);
  await until(async () => (await textOf(two, '/shop')) === 'new');
});

test.each(['volatile-lru', 'allkeys-lru'])('Redis is full and evicts (%s)', async (policy) => {
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
  await until(async () => (await textOf(two, '/last')) === undefined);
});

test('Redis is full and refuses: a change expires everything instead', async () => {
  const [one, two] = [await open(redis.url), await open(redis.url)];
  await one.render('/shop', 'old', ['catalogue']);
  await until(async () => (await textOf(two, '/shop')) === 'old');
  await redis.command('CONFIG', 'SET', 'maxmemory', '1');
  await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
  expect(await one.expire('catalogue')).toBe(true);
  expect(await textOf(one, '/shop')).toBeUndefined();
  await until(async () => (await textOf(two, '/shop')) === undefined);
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
