import type { TrackingFailure } from '@/lib/orders/track-shipment';
import type { OrdersWords } from './orders-words';

/** What is said beside the button (spec §8 Orders and tracking); a refusal that has no words here speaks for itself. */
export function trackingFailureText(
  failure: TrackingFailure,
  words: OrdersWords['tracking'],
): string {
  if (failure.reason === 'unsupported') return words.unsupported;
  if (failure.reason === 'no-number') return words.noNumber;
  const known: Record<string, string> = words.failures;
  const text = Object.hasOwn(known, failure.code) ? known[failure.code] : failure.message;
  return text || words.failed;
}
