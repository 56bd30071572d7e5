import { monitorEventLoopDelay } from 'node:perf_hooks';
import { metrics } from '@opentelemetry/api';
import { readiness } from '../../lib/http/readiness.mjs';
import { instrumentOf } from '../../supabase/functions/_shared/contracts/metrics.mjs';
import { routeKind } from './route-kind.mjs';

/**
 * The server's metrics. Call it when OpenTelemetry is registered: instruments made before measure nothing. Without a
 * collector nothing is measured.
 */
export function serverMetrics() {
  const meter = metrics.getMeter('shop');
  const durations = meter.createHistogram('shop.http.duration', instrumentOf('shop.http.duration'));
  const renders = meter.createHistogram(
    'shop.render.duration',
    instrumentOf('shop.render.duration'),
  );
  const gauge = (name, observe) =>
    meter.createObservableGauge(name, instrumentOf(name)).addCallback(observe);

  // Summed here and reported on collection: OpenTelemetry's counters cost more than repeating a page.
  const answers = new Map();
  let repeats = 0;
  const count = (route, status) => {
    const kind = `${route} ${Math.floor(status / 100)}xx`;
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
  };
  const requests = meter.createObservableCounter(
    'shop.http.requests',
    instrumentOf('shop.http.requests'),
  );
  // The cache handlers of Next.js add their hits and misses.
  const reads = meter.createCounter('shop.cache.reads', instrumentOf('shop.cache.reads'));
  requests.addCallback((result) => {
    reads.add(repeats, { kind: 'page', source: 'memory' });
    repeats = 0;
    for (const [kind, times] of answers) {
      const [route, status] = kind.split(' ');
      result.observe(times, { route, status });
    }
  });

  const lateness = monitorEventLoopDelay({ resolution: 20 });
  lateness.enable();
  gauge('shop.event_loop.delay', (result) => {
    // It measures the whole interval, of which the timer itself is the resolution.
    result.observe(Math.max(0, lateness.percentile(99) / 1e9 - 0.02));
    lateness.reset();
  });
  gauge('shop.memory.used', (result) => {
    const { rss, heapUsed } = process.memoryUsage();
    result.observe(rss, { kind: 'rss' });
    result.observe(heapUsed, { kind: 'heap' });
  });
  gauge('shop.ready', (result) => result.observe(readiness() === 'ready' ? 1 : 0));

  return {
    answered: ({ route, status, ms }) => {
      count(route, status);
      durations.record(ms / 1000, { route });
    },
    rendered: (url, ms) => renders.record(ms / 1000, { route: routeKind(url) }),
    repeated: (url) => {
      count(routeKind(url), 200);
      repeats += 1;
    },
    /** `count` returns how many requests wait now. */
    watchWaiting: (count) => gauge('shop.render.waiting', (result) => result.observe(count())),
  };
}

/** Used instead if there is no collector. */
export const noMetrics = {
  answered: () => undefined,
  rendered: () => undefined,
  repeated: () => undefined,
  watchWaiting: () => undefined,
};
