import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { FeedBuild } from './feed-build';
import { feedResponse } from './feed-response';

const startedAt = Date.parse('2026-11-22T10:00:00.500Z');
const feed: FeedBuild = {
  startedAt,
  took: () => 1,
  done: Promise.resolve(),
  read: () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(gzipSync('the feed')));
        controller.close();
      },
    }),
  retire: () => undefined,
};
const requestFeed = (headers: Record<string, string> = {}, method = 'GET') =>
  feedResponse(
    new Request('https://shop.example/feeds/meta.csv', { method, headers }),
    feed,
    'text/csv; charset=utf-8',
  );
const tag = requestFeed().headers.get('etag') ?? '';

test('sends the feed as uncompressed text', async () => {
  const response = requestFeed({ 'accept-encoding': 'gzip' });
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
  expect(await response.text()).toBe('the feed');
});

test('every response sets its maximum age and excludes the feed from indexing', () => {
  for (const response of [
    requestFeed(),
    requestFeed({}, 'HEAD'),
    requestFeed({ 'if-none-match': tag }),
  ]) {
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=300',
      etag: tag,
      'last-modified': 'Sun, 22 Nov 2026 10:00:00 GMT',
      'x-robots-tag': 'noindex',
    });
  }
  expect(tag).toMatch(/^W\/"\w+"$/);
});

test('a HEAD response has no body', () => {
  const response = requestFeed({}, 'HEAD');
  expect([response.status, response.body]).toEqual([200, null]);
});

test('does not send a feed again that the client already has', () => {
  const statusOf = (headers: Record<string, string>) => requestFeed(headers).status;
  expect(statusOf({ 'if-none-match': `"x", ${tag}` })).toBe(304);
  expect(statusOf({ 'if-none-match': '*' })).toBe(304);
  expect(statusOf({ 'if-modified-since': 'Sun, 22 Nov 2026 10:00:00 GMT' })).toBe(304);
  expect(statusOf({ 'if-modified-since': 'Sun, 22 Nov 2026 09:59:59 GMT' })).toBe(200);
  expect(statusOf({ 'if-modified-since': 'nonsense' })).toBe(200);
  // The tag takes precedence over the date.
  expect(
    statusOf({ 'if-none-match': '"x"', 'if-modified-since': 'Sun, 22 Nov 2026 11:00:00 GMT' }),
  ).toBe(200);
});
