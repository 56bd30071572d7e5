import { wordedFailure } from '@/lib/functions/worded-failure';
import type { TrackingFailure } from '@/lib/orders/track-shipment';
import type { OrdersWords } from './orders-words';

/** What is said beside the button (spec §8 Orders and tracking). */
export function trackingFailureText(
  failure: TrackingFailure,
  words: OrdersWords['tracking'],
): string {
  if (failure.reason === 'unsupported') return words.unsupported;
  if (failure.reason === 'no-number') return words.noNumber;
  return wordedFailure(words.failures, failure, words.failed);
}
