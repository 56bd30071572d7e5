import { type Courier } from '../contracts/track-shipments.ts';
import { type VendorFailure } from '../vendors/vendor-event.ts';

type CourierFailure = 'courier_refused' | 'courier_unavailable' | 'courier_timeout';

/** What a courier's failure is to a shopper; what the courier said of it stays in the log. */
export function courierRefusal(courier: Courier, { code, message }: VendorFailure): CourierFailure {
  console.error(`${courier} failed (${code}):`, message ?? '');
  if (code === 'timeout') return 'courier_timeout';
  return code === 'refused' ? 'courier_refused' : 'courier_unavailable';
}
