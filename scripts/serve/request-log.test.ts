import { expect, test } from '@jest/globals';
import { requestLog } from './request-log.mjs';

const facts = { route: 'shop', method: 'GET', status: 200, ms: 12.3, traceId: 'abc' };

function lines(env: Record<string, string>, isWatched: boolean, ...requests: object[]) {
  const written: string[] = [];
  const log = requestLog({ env, isWatched, write: (line: string) => void written.push(line) });
  for (const request of requests) log({ ...facts, ...request });
  return written;
}

test('logs only requests that failed or took long', () => {
  const written = lines({}, false, {}, { status: 404 }, { ms: 2_500 }, { status: 500 });
  expect(written.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'warn', event: 'request slow', route: 'shop', ms: 2_500, trace_id: 'abc' },
    { level: 'error', event: 'request failed', status: 500, time: expect.any(String) },
  ]);
  expect(lines({}, false, { route: 'feeds', ms: 9_000 })).toEqual([]);
  expect(lines({}, false, { route: 'api/ready', status: 503 })).toEqual([]);
});

test('writes sentences to a terminal, unless JSON is requested', () => {
  const sentence = 'request failed: route shop, method GET, status 503, ms 12 (trace abc)';
  expect(lines({}, true, { status: 503 })).toEqual([sentence]);
  expect(lines({ LOG_FORMAT: 'text' }, false, { status: 503 })).toEqual([sentence]);
  expect(lines({ LOG_FORMAT: 'json' }, true, { status: 503 })[0]).toMatch(/^\{.*\}$/);
});
