import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Deps, type Handler } from '../deps.ts';
import { guarded } from '../http/guarded.ts';
import { fakeProject } from '../testing/fake-project.ts';
import { inTraceOf, traced } from './traced-fetch.ts';
import { Trace } from './trace.ts';

const callers = '0af7651916cd43dd8448eb211c80319c';
const payments = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${callers}-b7ad6b7169203331-01`;
const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/' };

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string };

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => errors.mockRestore());

function project(settings: Record<string, string> = collector) {
  return fakeProject(
    {
      'rpc/place_order': {},
      'paymob.example/api/acceptance/transactions/123': {},
      'collector.example/v1/traces': {},
    },
    settings,
  );
}

async function call(
  handler: Handler,
  deps: Deps,
  headers: Record<string, string> = { traceparent },
) {
  const request = new Request('https://project.example/functions/v1/name', { headers });
  const answer = await guarded('name', handler)(request, deps);
  await new Promise((resolve) => setImmediate(resolve));
  return answer;
}

function spansIn(requests: ReturnType<typeof project>['requests']): Span[] {
  return requests
    .filter(({ what }) => what === 'collector.example/v1/traces')
    .flatMap(({ body }) => {
      const [{ scopeSpans }] = body['resourceSpans'] as [{ scopeSpans: [{ spans: Span[] }] }];
      return scopeSpans[0].spans;
    });
}

const busy: Handler = async (_, { fetch }) => {
  await fetch('https://project.example/rest/v1/rpc/place_order?select=secret', { method: 'POST' });
  await fetch('https://paymob.example/api/acceptance/transactions/123?token=secret');
  return new Response('{}');
};

test('a call joins its caller’s trace and passes it on to the services it calls', async () => {
  const { deps, requests } = project();
  const answer = await call(busy, deps);
  const [root, ...children] = spansIn(requests);
  expect(root).toMatchObject({ name: 'name', traceId: callers, parentSpanId: 'b7ad6b7169203331' });
  expect(children).toMatchObject([
    { name: 'POST rpc/place_order', traceId: callers, parentSpanId: root?.spanId },
    { name: 'GET paymob', traceId: callers, parentSpanId: root?.spanId },
  ]);
  expect(answer.headers.get('traceresponse')).toBe(`00-${callers}-${root?.spanId ?? ''}-01`);
  expect(requests.slice(0, 2).map(({ headers }) => headers.get('traceparent'))).toEqual(
    children.map(({ spanId }) => `00-${callers}-${spanId}-01`),
  );
  expect(JSON.stringify(requests.at(-1)?.body)).not.toContain('secret');
});

test('ignores an invalid trace header', async () => {
  const { deps, requests } = project();
  await call(busy, deps, { traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` });
  expect(spansIn(requests)[0]?.traceId).toMatch(/^(?!0{32})[\da-f]{32}$/);
});

test('a notification joins the trace of its payment', async () => {
  const { deps, requests } = project();
  const receiving: Handler = async (request, own) => {
    own.trace?.join('not a trace');
    own.trace?.join(payments);
    return busy(request, own);
  };
  await call(receiving, deps);
  expect(new Set(spansIn(requests).map(({ traceId }) => traceId))).toEqual(new Set([payments]));
  expect(spansIn(requests)[0]).not.toHaveProperty('parentSpanId');
});

test('the schedule handles each payment in that payment’s trace', async () => {
  const { deps, requests } = project();
  await call((request, own) => busy(request, inTraceOf(own, payments)), deps);
  expect(spansIn(requests).map(({ name, traceId }) => [name, traceId])).toEqual([
    ['name', callers],
    ['POST rpc/place_order', payments],
    ['GET paymob', payments],
  ]);
  expect(requests[0]?.headers.get('traceparent')).toContain(payments);
});

test('sends nothing without a collector, or for traces that are not sampled', async () => {
  for (const settings of [{}, { ...collector, OTEL_TRACES_SAMPLER_ARG: '0' }]) {
    const { deps, requests } = project(settings);
    await call(busy, deps);
    expect(requests).toHaveLength(2);
  }
});

test('identifies the service to the collector', async () => {
  const { deps, requests } = project({
    ...collector,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x, x-shop = zad, x-broken=100%',
  });
  await call(busy, deps);
  const headers = requests.at(-1)?.headers;
  expect(['authorization', 'x-shop', 'x-broken'].map((name) => headers?.get(name))).toEqual([
    'Bearer x',
    'zad',
    '100%',
  ]);
});

test('an unreachable collector neither fails nor delays a call', async () => {
  const { deps } = project();
  const kept: Promise<unknown>[] = [];
  const { fetch } = deps;
  const away: Deps = {
    ...deps,
    fetch: (input, init) =>
      new Request(input).url.includes('collector')
        ? Promise.reject(new TypeError('away'))
        : fetch(input, init),
    afterwards: (work) => kept.push(work),
  };
  expect((await call(busy, away)).status).toBe(200);
  await expect(Promise.all(kept)).resolves.toHaveLength(1);
});

test('a failed call logs one line with its trace and none of the caller’s data', async () => {
  const { deps } = project({});
  await call(() => Promise.resolve(new Response(null, { status: 503 })), deps);
  expect(JSON.parse(String(errors.mock.calls[0]?.[0]))).toMatchObject({
    level: 'error',
    event: 'function failed',
    function: 'name',
    status: 503,
    trace_id: callers,
  });
});

test('a call keeps a limited number of spans', async () => {
  const trace = new Trace('name', null);
  const { deps } = project();
  const { fetch } = traced(deps, trace);
  for (let index = 0; index < 210; index += 1)
    await fetch('https://project.example/rest/v1/rpc/place_order', { method: 'POST' });
  expect(trace.spans).toHaveLength(200);
});
