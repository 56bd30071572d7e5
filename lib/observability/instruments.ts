import { metrics, type Histogram } from '@opentelemetry/api';
import {
  durationBounds,
  metrics as known,
} from '@/supabase/functions/_shared/contracts/metrics.mjs';

const made = new Map<string, Histogram>();

/** A histogram of durations in seconds. Made at its first use: one made before the SDK is registered measures nothing. */
export function durations(name: keyof typeof known): Histogram {
  const { unit, description } = known[name];
  const advice = { explicitBucketBoundaries: durationBounds };
  const histogram =
    made.get(name) ?? metrics.getMeter('shop').createHistogram(name, { unit, description, advice });
  made.set(name, histogram);
  return histogram;
}
