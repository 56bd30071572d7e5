import { beforeEach, expect, test } from '@jest/globals';
import { env } from '@/lib/env/public';
import { pageTrace } from '@/lib/telemetry/page-trace';
import { withTrace } from './with-trace';

const address = `${env.supabaseUrl}/functions/v1/create-order`;
const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers);

function sendsDoNotTrack(doNotTrack: string | null) {
  Object.defineProperty(globalThis, 'navigator', { value: { doNotTrack }, configurable: true });
}

beforeEach(() => {
  performance.getEntriesByType = () => [];
  sendsDoNotTrack(null);
});

test('passes the page’s trace to a server function, in addition to its other headers', () => {
  const headers = headersOf(withTrace(address, { headers: { apikey: 'key' } }));
  expect(headers.get('apikey')).toBe('key');
  expect(headers.get('traceparent')).toMatch(new RegExp(`^00-${pageTrace()}-[\\da-f]{16}-01$`));
});

test('passes it to no other server, and not if the visitor asks not to be tracked', () => {
  for (const other of [
    `${env.supabaseUrl}/rest/v1/products`,
    'https://provider.example/functions/',
  ])
    expect(headersOf(withTrace(other)).has('traceparent')).toBe(false);
  sendsDoNotTrack('1');
  expect(headersOf(withTrace(address)).has('traceparent')).toBe(false);
});
