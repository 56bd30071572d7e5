import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { operationOf, watchedFetch } from './watched-fetch';

const backend = 'https://project.example';
const exporter = new InMemorySpanExporter();
const sent: (RequestInit | undefined)[] = [];
let answer: () => Promise<Response>;
const fetch = watchedFetch((_, init) => {
  sent.push(init);
  return answer();
});

beforeEach(() => {
  sent.length = 0;
  exporter.reset();
  answer = () => Promise.resolve(new Response('{}'));
});

test.each([
  ['/rest/v1/rpc/shop_product?p_sku=PHY-1', 'rpc/shop_product'],
  ['/rest/v1/orders?select=*&user_id=eq.1', 'orders'],
  ['/auth/v1/user', 'auth/user'],
  ['/functions/v1/ingest-logs?apikey=x', 'functions/ingest-logs'],
  ['/rest/v1/%D9%83', 'rest'],
  ['/elsewhere/mona@example.com', 'other'],
])('the operation of %s is %s', (path, operation) => {
  expect(operationOf(backend + path)).toBe(operation);
});

test('does not change a call without a collector', async () => {
  const init = { headers: { apikey: 'key' } };
  await fetch(`${backend}/rest/v1/orders`, init);
  expect(sent).toEqual([init]);
});

const tracing = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });

afterAll(() => {
  trace.disable();
  context.disable();
  propagation.disable();
});

test('with a collector, a call creates a span and passes its trace to the backend', async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(tracing);
  await fetch(`${backend}/rest/v1/rpc/shop_product`, { headers: { apikey: 'key' } });
  const [span] = exporter.getFinishedSpans();
  expect(span).toMatchObject({ name: 'rpc/shop_product', status: { code: 0 } });
  const { traceId, spanId } = span!.spanContext();
  const headers = new Headers(sent[0]?.headers);
  expect(headers.get('traceparent')).toBe(`00-${traceId}-${spanId}-01`);
  expect(headers.get('apikey')).toBe('key');

  answer = () => Promise.reject(new TypeError('fetch failed'));
  await expect(fetch(`${backend}/rest/v1/orders`)).rejects.toThrow('fetch failed');
  expect(exporter.getFinishedSpans()[1]).toMatchObject({ name: 'orders', status: { code: 2 } });
});
