import { afterAll, expect, test } from '@jest/globals';
import { metrics } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { serverMetrics } from './server-metrics.mjs';

const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
const provider = new MeterProvider({ readers: [reader] });
metrics.setGlobalMeterProvider(provider);

afterAll(async () => {
  metrics.disable();
  await provider.shutdown();
});

/** The reported labels and values of a metric. */
async function reported(name: string) {
  exporter.reset();
  await reader.forceFlush();
  return exporter
    .getMetrics()
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
    .filter(({ descriptor }) => descriptor.name === name)
    .flatMap(({ dataPoints }) =>
      dataPoints.map(({ attributes, value }) => ({ attributes, value })),
    );
}

test('counts responses by route and status, regardless of their source', async () => {
  const measured = serverMetrics();
  measured.repeated('/shop');
  measured.repeated('/shop?page=2');
  measured.answered({ route: 'shop', status: 200, ms: 12 });
  measured.answered({ route: 'product', status: 503, ms: 700 });
  measured.rendered('/product/PHY-1', 40);
  measured.watchWaiting(() => 7);
  expect(await reported('shop.http.requests')).toEqual([
    { attributes: { route: 'shop', status: '2xx' }, value: 3 },
    { attributes: { route: 'product', status: '5xx' }, value: 1 },
  ]);
  await reported('shop.cache.reads');
  expect(await reported('shop.cache.reads')).toEqual([
    { attributes: { kind: 'page', source: 'memory' }, value: 2 },
  ]);
  expect(await reported('shop.http.duration')).toMatchObject([
    { attributes: { route: 'shop' }, value: { count: 1, sum: 0.012 } },
    { attributes: { route: 'product' }, value: { count: 1, sum: 0.7 } },
  ]);
  expect(await reported('shop.render.duration')).toMatchObject([
    { attributes: { route: 'product' }, value: { count: 1, sum: 0.04 } },
  ]);
  expect(await reported('shop.render.waiting')).toEqual([{ attributes: {}, value: 7 }]);
  expect(await reported('shop.ready')).toEqual([{ attributes: {}, value: 1 }]);
  const memory = await reported('shop.memory.used');
  expect(memory.map(({ attributes }) => attributes['kind'])).toEqual(['rss', 'heap']);
});
