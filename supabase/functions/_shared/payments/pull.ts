import { type AskedPayment } from '../backend/payment-records.ts';
import { type Deps } from '../deps.ts';
import { readFawryConfig } from '../vendors/fawry/config.ts';
import { pullStatus } from '../vendors/fawry/pull-status.ts';
import { inquire } from '../vendors/paymob/inquire.ts';
import { readPaymobConfig } from '../vendors/paymob/config.ts';
import { type VendorEvent, type VendorFailure } from '../vendors/vendor-event.ts';

type Pulled = { ok: true; event: VendorEvent } | { ok: false; error: VendorFailure };

/** Asks a payment's provider what became of it. */
export async function pull(deps: Deps, payment: AskedPayment): Promise<Pulled> {
  if (payment.provider === 'fawry') {
    const config = readFawryConfig(deps.env);
    return config.ok ? pullStatus(config.config, deps.fetch, payment.merchant_ref) : config;
  }
  const config = readPaymobConfig(deps.env);
  if (!config.ok) return config;
  return inquire(config.config, deps.fetch, {
    merchantRef: payment.merchant_ref,
    providerOrderId: payment.provider_order_id,
  });
}
