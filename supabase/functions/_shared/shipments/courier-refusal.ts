import { type Courier } from '../contracts/track-shipments.ts';
import { type VendorFailure } from '../vendors/vendor-event.ts';

type CourierFailure = 'courier_refused' | 'courier_unavailable' | 'courier_timeout';

/** Converts a courier's failure to a refusal; the courier's own message is only logged. */
export function courierRefusal(courier: Courier, { code, message }: VendorFailure): CourierFailure {
  console.error(`${courier} failed (${code}):`, message ?? '');
  if (code === 'timeout') return 'courier_timeout';
  return code === 'refused' ? 'courier_refused' : 'courier_unavailable';
}
