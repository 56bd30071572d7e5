import type { ShopClient } from '@/lib/supabase/shop-client';
import { invoke } from '@/lib/functions/invoke';
import { seconds } from '@/lib/time';
import {
  aramexTrackShipments,
  jtTrackShipment,
} from '@/supabase/functions/_shared/contracts/track-shipments';
import { courierOf, readTracking, type Tracking } from './tracking';

// A courier may take a while; the function itself gives up after ten seconds.
const longest = seconds(12);

const functions = { jt: jtTrackShipment, aramex: aramexTrackShipments };

/** `unsupported`: no courier that the shop can ask; `no-number`: nothing to ask for; else the function's own refusal. */
export type TrackingFailure =
  | { reason: 'unsupported' }
  | { reason: 'no-number' }
  | { reason: 'refused'; code: string; message: string };

export type TrackingAnswer =
  { ok: true; tracking: Tracking } | { ok: false; failure: TrackingFailure };

/** Asks the courier of a shipment where it is. */
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
