/**
 * Every metric that the shop and the embedded backend report, by OpenTelemetry's conventions: the dashboard and the
 * alerts in `deploy/observability` use no other names.
 * @typedef {{ kind: 'counter' | 'gauge' | 'histogram', unit: string, description: string }} Metric
 * @satisfies {Record<string, Metric>}
 */
export const metrics = {
  'shop.http.requests': {
    kind: 'counter',
    unit: '{request}',
    description: 'Answers, by kind of route and class of status (2xx)',
  },
  'shop.http.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time to a complete answer that was not repeated from memory, by kind of route',
  },
  'shop.render.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time to render a page that was in no cache, without waiting, by kind of route',
  },
  'shop.render.waiting': {
    kind: 'gauge',
    unit: '{request}',
    description: 'Requests that wait for their turn to be rendered',
  },
  'shop.cache.reads': {
    kind: 'counter',
    unit: '{read}',
    description: 'Reads of pages and data (kind), by where they were found (source)',
  },
  'shop.redis.up': { kind: 'gauge', unit: '1', description: '1 while Redis answers, else 0' },
  'shop.redis.failures': {
    kind: 'counter',
    unit: '{failure}',
    description: 'Commands that Redis did not answer in time',
  },
  'shop.backend.duration': {
    kind: 'histogram',
    unit: 's',
    description: "The shop's own calls to the backend, by operation and outcome",
  },
  'shop.backend.queue': {
    kind: 'gauge',
    unit: '{request}',
    description: "Requests in the embedded backend's queue",
  },
  'shop.backend.busy': {
    kind: 'gauge',
    unit: 's',
    description: "How long the embedded backend's oldest task has been running",
  },
  'shop.output.unrecognized': {
    kind: 'counter',
    unit: '{page}',
    description: 'Output of Next.js that a layer of the server did not recognize, by part',
  },
  'shop.event_loop.delay': {
    kind: 'gauge',
    unit: 's',
    description: 'How late the process does what is due: 99th percentile since the last report',
  },
  'shop.memory.used': { kind: 'gauge', unit: 'By', description: 'Memory, by kind (rss, heap)' },
  'shop.ready': { kind: 'gauge', unit: '1', description: '1 while the server may get traffic' },
};

/** Bounds of the histograms, in seconds. */
const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The options of an instrument, shared by all processes: one name with two descriptions would be two metrics.
 * @param {keyof typeof metrics} name
 */
export function instrumentOf(name) {
  const { kind, unit, description } = metrics[name];
  const advice = { explicitBucketBoundaries: durationBounds };
  return { unit, description, ...(kind === 'histogram' && { advice }) };
}
