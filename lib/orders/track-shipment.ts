import type { ShopClient } from '@/lib/supabase/shop-client';
import { invoke } from '@/lib/functions/invoke';
import { seconds } from '@/lib/time';
import {
  aramexTrackShipments,
  jtTrackShipment,
} from '@/supabase/functions/_shared/contracts/track-shipments';
import { courierOf, readTracking, type Tracking } from './tracking';

// Couriers are slow; the function itself times out after ten seconds.
const longest = seconds(12);

const functions = { jt: jtTrackShipment, aramex: aramexTrackShipments };

/**
 * `unsupported`: the shop cannot track this courier. `no-number`: there is no valid number. Otherwise the function's
 * own error.
 */
export type TrackingFailure =
  | { reason: 'unsupported' }
  | { reason: 'no-number' }
  | { reason: 'refused'; code: string; message: string };

export type TrackingAnswer =
  { ok: true; tracking: Tracking } | { ok: false; failure: TrackingFailure };

/** Requests the tracking history of a shipment from its courier. */
export async function trackShipment(
  client: ShopClient,
  { number, providerName }: { number: string; providerName: string },
): Promise<TrackingAnswer> {
  const courier = courierOf(providerName);
  if (!courier) return { ok: false, failure: { reason: 'unsupported' } };
  const contract = functions[courier];
  const body = { bill_codes: [number.trim()] };
  if (!contract.request.safeParse(body).success)
    return { ok: false, failure: { reason: 'no-number' } };
  const answer = await invoke(client, contract, body, AbortSignal.timeout(longest));
  if (answer.ok) return { ok: true, tracking: readTracking(answer.value.results) };
  const { code: refusal, message } = answer.error;
  return { ok: false, failure: { reason: 'refused', code: refusal, message } };
}
