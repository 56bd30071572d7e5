import { metrics, type Histogram } from '@opentelemetry/api';
import {
  instrumentOf,
  type metrics as known,
} from '@/supabase/functions/_shared/contracts/metrics.mjs';

const made = new Map<string, Histogram>();

/**
 * A histogram of durations in seconds. Created at its first use: one created before the SDK is registered records
 * nothing.
 */
export function durations(name: keyof typeof known): Histogram {
  const histogram =
    made.get(name) ?? metrics.getMeter('shop').createHistogram(name, instrumentOf(name));
  made.set(name, histogram);
  return histogram;
}
