import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { isExpired, now } from '../expiries.mjs';
import PageMemory from '../page-memory.mjs';
import dataCache from './data-cache.mjs';
import { registerSharedCache } from './registered.mjs';
import { SharedCache } from './shared-cache.mjs';

const times = { answerMs: 40, quickMs: 20, probeEveryMs: 10, shortestPauseMs: 5 };

// One clock for the file, because what has expired is remembered. Compression needs real immediates.
beforeAll(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate'] }));
afterAll(() => void jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type RecordedCommand = { command: string; values: (string | Buffer)[] };

/** A Redis with one server; `reply` determines its response. */
async function openCache() {
  const requests: RecordedCommand[] = [];
  const said: string[] = [];
  const redis = {
    generation: 'first',
    number: 1,
    changed: [] as string[],
    entry: null as unknown,
    isSilent: false,
    refusal: undefined as string | undefined,
  };
  const answer = async (command: string, values: (string | Buffer)[], reply: () => unknown) => {
    requests.push({ command, values });
    await (redis.isSilent ? later(1_000) : nextTurn());
    if (redis.refusal !== undefined) throw new Error(redis.refusal);
    return reply();
  };
  const client = {
    hearExpiries: (_: string[], values: string[]) =>
      answer('hear', values, () => [
        redis.generation,
        String((redis.number += Math.max(values.length - 6, 0))),
        redis.changed.splice(0),
      ]),
    readEntry: (_: string[], values: string[]) => answer('read', values, () => redis.entry),
    writeEntry: (_: string[], values: (string | Buffer)[]) => answer('write', values, () => 1),
  };
  const cache = new SharedCache({
    connect: () =>
      Promise.resolve({
        client,
        runId: 'run',
        lost: new Promise(() => undefined),
        close: () => undefined,
      }),
    build: 'build',
    report: (sentence: string) => said.push(sentence),
    times,
  });
  await cache.begun;
  // Later entries are newer than the known expiries.
  jest.advanceTimersByTime(1);
  requests.length = 0;
  open.push(cache);
  const count = (command: string) => requests.filter((one) => one.command === command).length;
  return { cache, redis, requests, said, count };
}

const open: SharedCache[] = [];

afterEach(() => {
  registerSharedCache(undefined);
  for (const cache of open.splice(0)) cache.close();
  jest.advanceTimersByTime(1);
});

const entry = (text: string, since = now()) => ({
  bytes: Buffer.from(text),
  meta: { tags: ['a', 'b'] },
  since,
  seconds: 900,
});

test('requests expiries at most four times a second, once for all requests', async () => {
  const { cache, redis, count } = await openCache();
  for (let turn = 0; turn < 100; turn += 1) await cache.hear();
  expect(count('hear')).toBe(0);
  jest.advanceTimersByTime(499);
  const since = now();
  redis.changed = ['a'];
  await Promise.all(Array.from({ length: 100 }, () => cache.hear()));
  expect(count('hear')).toBe(1);
  expect(isExpired(['a'], since)).toBe(true);
  expect(isExpired(['b'], since)).toBe(false);
});

test('requests expiries after a quarter of a second without waiting', async () => {
  const { cache, count } = await openCache();
  jest.advanceTimersByTime(248);
  cache.hear();
  expect(count('hear')).toBe(0);
  jest.advanceTimersByTime(1);
  expect(cache.hear()).toBeUndefined();
  expect(count('hear')).toBe(1);
});

test('requests expiries at once after a message, even during another request', async () => {
  const { cache, redis, count } = await openCache();
  cache.noteMessage();
  redis.changed = [];
  cache.noteMessage();
  cache.noteMessage();
  await cache.hearing;
  await cache.hearing;
  expect(count('hear')).toBe(2);
  expect(cache.hearing).toBeUndefined();
});

test('expires everything in a new generation', async () => {
  const { cache, redis } = await openCache();
  const since = now();
  redis.generation = 'second';
  cache.noteMessage();
  await cache.hearing;
  expect(isExpired(['whatever'], since)).toBe(true);
  await pass(1);
  expect(isExpired(['whatever'], now())).toBe(false);
});

test('sends missed expiries when Redis responds again', async () => {
  const { cache, redis, requests, said } = await openCache();
  redis.isSilent = true;
  const since = now();
  const first = cache.expire(['a']);
  await pass(times.answerMs);
  expect(await first).toBe(false);
  expect(isExpired(['a'], since)).toBe(true);
  expect(await cache.expire(['b'])).toBe(false);
  redis.isSilent = false;
  while (!cache.link.isUp) await pass(5);
  expect(requests.at(-1)?.values.slice(6)).toEqual(expect.arrayContaining(['a', 'b']));
  expect(said).toEqual([
    'Redis gives no answer, pages are cached by this server alone: no answer in time',
    'Redis answers again.',
  ]);
});

test('logs a rejected write once until writes succeed again', async () => {
  const { cache, redis, said } = await openCache();
  redis.refusal = 'OOM command not allowed';
  expect(await cache.write('page', '/shop', entry('x'))).toBe(false);
  expect(await cache.write('page', '/shop', entry('x'))).toBe(false);
  expect(said).toEqual(['Redis refused to write: OOM command not allowed']);
  redis.refusal = undefined;
  expect(await cache.write('page', '/shop', entry('x'))).toBe(true);
  redis.refusal = 'OOM command not allowed';
  await cache.write('page', '/shop', entry('x'));
  expect(said).toHaveLength(2);
});

test('writes an entry with the expiries known when it was begun', async () => {
  const { cache, requests } = await openCache();
  await pass(5);
  const begun = now();
  await pass(5);
  await cache.expire(['c']);
  await cache.write('page', '/shop', entry('x', begun));
  const { values } = requests.at(-1)!;
  expect(values.slice(0, 3)).toEqual(['first', '1', 'a\nb']);
  expect(Number(values[3])).toBe(5);
});

test.each([
  ['larger than a mebibyte', () => ({ ...entry('x'), bytes: Buffer.alloc(1024 * 1024 + 1) })],
  ['begun before anything was heard of', () => entry('x', now() - 10_000)],
  ['too old already', () => ({ ...entry('x'), seconds: 0 })],
])('an entry is not written that is %s', async (_, made) => {
  const { cache, count } = await openCache();
  expect(await cache.write('page', '/shop', made())).toBe(false);
  expect(count('write')).toBe(0);
});

test('limits pending writes to 64', async () => {
  const { cache, count } = await openCache();
  const written = await Promise.all(
    Array.from({ length: 100 }, (_, number) => cache.write('page', `/${number}`, entry('x'))),
  );
  expect(count('write')).toBe(64);
  expect(written.filter(Boolean)).toHaveLength(64);
  expect(await cache.write('page', '/later', entry('x'))).toBe(true);
});

const page = { kind: 'APP_PAGE', status: 200, headers: { 'x-next-cache-tags': 'x' } };

test('serves a page in memory without querying Redis', async () => {
  const { cache, requests, count } = await openCache();
  registerSharedCache(cache);
  const pages = new PageMemory();
  await pages.get('/shop');
  expect(count('read')).toBe(1);
  const value = { ...page, html: 'list' };
  await pages.set('/shop', value, { cacheControl: { revalidate: 900, expire: 1_000 } });
  expect(count('write')).toBe(1);
  requests.length = 0;
  for (let turn = 0; turn < 50; turn += 1)
    expect((await pages.get('/shop'))?.value.html).toBe('list');
  expect(count('read')).toBe(0);
});

test('does not share a page that does not exist', async () => {
  const { cache, count } = await openCache();
  registerSharedCache(cache);
  const pages = new PageMemory();
  await pages.get('/product/NO-1');
  const value = { ...page, html: 'none', status: 404 };
  await pages.set('/product/NO-1', value);
  expect((await pages.get('/product/NO-1'))?.value.html).toBe('none');
  expect(count('write')).toBe(0);
});

test('lets readers wait for data that is being computed', async () => {
  const { cache } = await openCache();
  registerSharedCache(cache);
  const life = { stale: 300, revalidate: 900, expire: 1_000 };
  const made = later(20).then(() => ({
    ...life,
    value: new Response('made').body!,
    tags: [],
    timestamp: now(),
  }));
  void dataCache.set('key', made);
  const requests = dataCache.get('key', []);
  await pass(20);
  const found = await requests;
  expect(await new Response(found?.value).text()).toBe('made');
  expect(found).toMatchObject(life);
  await dataCache.updateTags(['soft']);
  expect(await dataCache.get('key', ['soft'])).toBeUndefined();
});

test('does not keep data whose computation failed', async () => {
  const { cache } = await openCache();
  registerSharedCache(cache);
  await dataCache.set('broken', Promise.reject(new Error('the backend is away')));
  expect(await dataCache.get('broken', [])).toBeUndefined();
});
