import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { withTraces } from './with-traces.mjs';

const exporter = new InMemorySpanExporter();
const callers = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${callers}-b7ad6b7169203331-01`;

type Answered = { route: string; status: number; ms: number; traceId: string };
const answered: Answered[] = [];
const seen: (string | undefined)[] = [];
let stop: () => void;

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
  );
});
afterAll(() => {
  for (const api of [trace, context, propagation]) api.disable();
});
beforeEach(() => {
  exporter.reset();
  answered.length = seen.length = 0;
});
afterEach(() => stop());

async function serve(isOn: boolean, answer: RequestListener) {
  const onAnswered = (facts: Answered) => void answered.push(facts);
  const noting: RequestListener = (request, response) => {
    seen.push(request.headers.traceparent as string | undefined);
    answer(request, response);
  };
  const server = createServer(withTraces(noting, { isOn, onAnswered }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = () => server.close();
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers: Record<string, string> = {}) => {
    const outgoing = get({ port, path, headers, host: '127.0.0.1', agent: false });
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'close');
    return response.headers['server-timing'];
  };
}

const withCacheControl =
  (value: string, status = 200): RequestListener =>
  (_, response) => {
    response.setHeader('cache-control', value);
    response.statusCode = status;
    response.end('page');
  };

test('continues the caller’s trace in a request and everything within it', async () => {
  const request = await serve(true, (_, response) => {
    trace.getTracer('next.js').startSpan('render').end();
    response.end();
  });
  await request('/product/PHY-1?q=mona', { traceparent });
  const [inner, outer] = exporter.getFinishedSpans();
  expect(outer).toMatchObject({
    name: 'GET product',
    parentSpanContext: { traceId: callers, spanId: 'b7ad6b7169203331' },
    attributes: { 'shop.route': 'product', 'http.response.status_code': 200 },
  });
  expect(inner?.spanContext().traceId).toBe(callers);
  expect(seen).toEqual([`00-${callers}-${outer?.spanContext().spanId ?? ''}-01`]);
  expect(answered).toMatchObject([{ route: 'product', status: 200, traceId: callers }]);
});

test('sends the browser the trace of a private document', async () => {
  const request = await serve(true, withCacheControl('private, no-store'));
  expect(await request('/checkout')).toBe(`traceparent;desc="${seen[0] ?? ''}"`);
  expect(answered[0]?.traceId).not.toBe(callers);
});

test('includes no trace in a shared document', async () => {
  const request = await serve(true, withCacheControl('s-maxage=900'));
  expect(await request('/shop')).toBeUndefined();
});

test('marks a failure in the trace', async () => {
  const request = await serve(true, withCacheControl('private, no-store', 500));
  await request('/shop');
  expect(exporter.getFinishedSpans()[0]).toMatchObject({ status: { code: 2 } });
});

test('gives a request only a number for the logs without a collector', async () => {
  const request = await serve(false, withCacheControl('private, no-store'));
  expect(await request('/checkout')).toBeUndefined();
  await request('/checkout', { traceparent });
  expect(exporter.getFinishedSpans()).toEqual([]);
  expect(answered[0]?.traceId).toMatch(/^[\da-f]{32}$/);
  expect(answered[1]?.traceId).toBe(callers);
  expect(seen[1]).toBe(traceparent);
});
