import { metrics } from '@opentelemetry/api';
import { instrumentOf } from '../../../supabase/functions/_shared/contracts/metrics.mjs';

let provider;
let instruments;

/** Metrics may be set up after this file is loaded. */
function current() {
  const present = metrics.getMeterProvider();
  if (present === provider) return instruments;
  provider = present;
  const meter = present.getMeter('shop');
  instruments = {
    reads: meter.createCounter('shop.cache.reads', instrumentOf('shop.cache.reads')),
    failures: meter.createCounter('shop.redis.failures', instrumentOf('shop.redis.failures')),
  };
  meter
    .createObservableGauge('shop.redis.up', instrumentOf('shop.redis.up'))
    .addCallback((result) => isUp !== undefined && result.observe(isUp ? 1 : 0));
  return instruments;
}

let isUp;

/** `kind`: `page` or `data`; `source`: `memory`, `redis` or `none`. */
export function countRead(kind, source) {
  current().reads.add(1, { kind, source });
}

export function countFailure() {
  current().failures.add(1);
}

export function noteUp(value) {
  isUp = value;
  current();
}
