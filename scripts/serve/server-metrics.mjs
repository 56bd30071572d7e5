import { monitorEventLoopDelay } from 'node:perf_hooks';
import { metrics } from '@opentelemetry/api';
import { readiness } from '../../lib/http/readiness.mjs';
import {
  durationBounds,
  metrics as known,
} from '../../supabase/functions/_shared/contracts/metrics.mjs';
import { routeKind } from './route-kind.mjs';

const details = (name) => {
  const { unit, description, kind } = known[name];
  const isTimed = kind === 'histogram';
  return {
    unit,
    description,
    ...(isTimed && { advice: { explicitBucketBoundaries: durationBounds } }),
  };
};

/**
 * The server's metrics. Call it when OpenTelemetry is registered: instruments made before measure nothing. Without a
 * collector nothing is measured.
 */
export function serverMetrics() {
  const meter = metrics.getMeter('shop');
  const requests = meter.createCounter('shop.http.requests', details('shop.http.requests'));
  const durations = meter.createHistogram('shop.http.duration', details('shop.http.duration'));
  const renders = meter.createHistogram('shop.render.duration', details('shop.render.duration'));
  const reads = meter.createCounter('shop.cache.reads', details('shop.cache.reads'));
  const gauge = (name, observe) =>
    meter.createObservableGauge(name, details(name)).addCallback(observe);

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
    /** A handler that counts every answer. */
    counting: (answer) => (request, response) => {
      const route = routeKind(request.url);
      response.once('close', () => {
        requests.add(1, { route, status: `${Math.floor(response.statusCode / 100)}xx` });
      });
      return answer(request, response);
    },
    answered: ({ route, ms }) => durations.record(ms / 1000, { route }),
    rendered: (url, ms) => renders.record(ms / 1000, { route: routeKind(url) }),
    repeated: () => reads.add(1, { kind: 'page', source: 'memory' }),
    /** `count` returns how many requests wait now. */
    watchWaiting: (count) => gauge('shop.render.waiting', (result) => result.observe(count())),
  };
}

/** In place of them where there is no collector. */
export const noMetrics = {
  counting: (answer) => answer,
  answered: () => undefined,
  rendered: () => undefined,
  repeated: () => undefined,
  watchWaiting: () => undefined,
};
