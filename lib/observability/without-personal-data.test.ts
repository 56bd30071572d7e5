import { afterEach, expect, test } from '@jest/globals';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { withoutPersonalData } from './without-personal-data';

const exporter = new InMemorySpanExporter();
const tracer = new BasicTracerProvider({
  spanProcessors: [new SimpleSpanProcessor(withoutPersonalData(exporter))],
}).getTracer('test');
afterEach(() => exporter.reset());

test('exports only the listed attributes', () => {
  const span = tracer.startSpan('fetch GET https://shop.example/x?email=mona@example.com', {
    attributes: {
      'http.route': '/[locale]/login',
      'http.target': '/login?email=mona@example.com',
      'http.url': 'https://shop.example/login?token=secret',
      'next.span_name': 'GET /login?email=mona@example.com',
      'http.status_code': 200,
    },
  });
  span.recordException(new RangeError('no shelf for mona@example.com'));
  span.setStatus({ code: 2, message: 'no shelf for mona@example.com' });
  span.end();
  const [exported] = exporter.getFinishedSpans();
  expect(exported).toMatchObject({
    name: 'fetch GET',
    attributes: { 'http.route': '/[locale]/login', 'http.status_code': 200 },
    status: { code: 2 },
  });
  expect(Object.keys(exported?.attributes ?? {})).toHaveLength(2);
  expect(exported?.events[0]).toMatchObject({ attributes: { 'exception.type': 'RangeError' } });
  expect(exported?.spanContext().traceId).toMatch(/^[\da-f]{32}$/);
  const { name, attributes, events, status } = exported!;
  expect(JSON.stringify({ name, attributes, events, status })).not.toMatch(/mona|secret|shelf/);
});

test.each([
  ['GET /[locale]/product/[sku]', 'GET /[locale]/product/[sku]'],
  ['render route (app) /[locale]/shop', 'render route (app) /[locale]/shop'],
  ['GET /shop?q=mona', 'GET /shop'],
])('the span %s is exported as %s', (name, plain) => {
  tracer.startSpan(name).end();
  expect(exporter.getFinishedSpans()[0]?.name).toBe(plain);
});
