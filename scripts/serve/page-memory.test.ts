import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import PageMemory from './page-memory.mjs';

beforeAll(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate'] }));
afterAll(() => void jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTime(ms);

const bytes = 200_000;
// Next.js creates one per request.
const cache = () => new PageMemory({ maxMemoryCacheSize: bytes });
const cacheControl = { revalidate: 900, expire: 31_536_000 };

function page(text: string, tags: string, status = 200) {
  return { kind: 'APP_PAGE', html: text, status, headers: { 'x-next-cache-tags': tags } };
}

async function keep(key: string, value: object) {
  await cache().get(key);
  await cache().set(key, value, { cacheControl });
}

const htmlOf = async (key: string) => (await cache().get(key))?.value.html as unknown;

test('keeps a page until one of its tags expires', async () => {
  await keep('/shop', page('old', 'categories,catalogue'));
  await cache().revalidateTag('delivery');
  expect(await htmlOf('/shop')).toBe('old');
  await cache().revalidateTag(['catalogue'], { expire: 0 });
  pass(1);
  expect(await htmlOf('/shop')).toBeUndefined();
  await keep('/shop', page('new', 'categories,catalogue'));
  expect(await htmlOf('/shop')).toBe('new');
});

test.each([
  ['of an unknown kind', { ...page('new', 'x'), kind: 'NEW_PAGE' }],
  ['without its tags', { ...page('new', 'x'), headers: {} }],
  ['without headers', { kind: 'APP_PAGE', html: 'new', status: 200 }],
])('does not keep a page %s, which might never expire', async (_, value) => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await keep('/unknown', page('old', 'x'));
  await keep('/unknown', value);
  expect(await htmlOf('/unknown')).toBeUndefined();
  written.mockRestore();
});

test('neither keeps nor reports fetched data', async () => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await keep('fetched', { kind: 'FETCH', data: { body: '' }, revalidate: 900 });
  expect(await cache().get('fetched')).toBeNull();
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});

test('applies a future expiry at its time', async () => {
  await keep('/later', page('kept', 'later'));
  await cache().revalidateTag('later', { expire: 0.05 });
  pass(49);
  expect(await htmlOf('/later')).toBe('kept');
  pass(1);
  expect(await htmlOf('/later')).toBeUndefined();
});

test('does not treat a page whose rendering began before a change as newer than it', async () => {
  expect(await htmlOf('/slow')).toBeUndefined();
  pass(5);
  await cache().revalidateTag('product:BIO-1');
  pass(5);
  await cache().set('/slow', page('from before the change', 'product:BIO-1'), { cacheControl });
  expect(await htmlOf('/slow')).toBeUndefined();
});

test('does the same for a page that is rendered again in the background', async () => {
  await cache().get('/aged');
  const soon = { cacheControl: { revalidate: 0.01, expire: 300 } };
  await cache().set('/aged', page('first', 'aged'), soon);
  pass(20);
  expect(await htmlOf('/aged')).toBe('first');
  pass(5);
  await cache().revalidateTag('aged');
  pass(5);
  await cache().set('/aged', page('from before the change', 'aged'), soon);
  expect(await htmlOf('/aged')).toBeUndefined();
});

test('evicts only 404 pages for invented addresses', async () => {
  await keep('/product/BIO-1', page('a book', 'x'));
  for (let number = 0; number < 1_000; number += 1)
    await keep(`/product/NO-${number}`, page('-'.repeat(1_000), 'x', 404));
  expect(await htmlOf('/product/BIO-1')).toBe('a book');
  expect(await htmlOf('/product/NO-999')).toBeDefined();
  expect(await htmlOf('/product/NO-0')).toBeUndefined();
});

test('replaces a 404 when its page appears, and vice versa', async () => {
  await keep('/product/NEW-1', page('nothing', 'x', 404));
  await keep('/product/NEW-1', page('a book', 'x'));
  expect(await htmlOf('/product/NEW-1')).toBe('a book');
  await keep('/product/NEW-1', page('nothing', 'x', 404));
  expect(await htmlOf('/product/NEW-1')).toBe('nothing');
});

test('limits the compressed size of its entries', async () => {
  const incompressible = () => randomBytes(5_000).toString('hex');
  for (let number = 0; number < 100; number += 1)
    await keep(`/product/BIG-${number}`, page(incompressible(), 'x'));
  const kept = await Promise.all(
    Array.from({ length: 100 }, (_, number) => htmlOf(`/product/BIG-${number}`)),
  );
  const length = kept.join('').length;
  // Two digits are a byte.
  expect(length / 2).toBeGreaterThan(bytes / 2);
  expect(length / 2).toBeLessThanOrEqual(bytes);
});

test.each([
  ['a page', page('<p>كتاب</p>', 'x')],
  // Its HTML is made for each request.
  ['a shell that is empty', { ...page('', 'x'), postponed: '{"a":1}' }],
  ['a route’s answer', { kind: 'APP_ROUTE', body: Buffer.from('{}'), status: 200, headers: {} }],
])('returns %s as stored, with its data for the router', async (_, kept) => {
  const value = {
    ...kept,
    rscData: Buffer.from([0, 255, 1]),
    segmentData: new Map([['/_tree', Buffer.from('شجرة')]]),
  };
  await keep('/whole', value);
  const entry = await cache().get('/whole');
  expect(entry?.value).toEqual(value);
  expect(Buffer.isBuffer(entry?.value.rscData)).toBe(true);
});
