import { type StartedPayment } from '../backend/start-payment.ts';
import { type PaymentProvider } from '../contracts/payment-providers.mjs';
import { type Deps } from '../deps.ts';
import { type VendorFailure } from '../vendors/vendor-event.ts';
import { record } from './record.ts';

/**
 * Closes a payment to which the shopper was never redirected: without the provider's token nobody can pay it. If the
 * provider reports a payment after all, that still counts. If it cannot be closed now, the schedule closes it.
 */
export async function giveUp(
  deps: Deps,
  payment: StartedPayment,
  provider: PaymentProvider,
  { code }: VendorFailure,
): Promise<void> {
  const event = {
    provider,
    event_key: `server:${payment.order_payment_id}:FAILED`,
    merchant_ref: payment.merchant_ref,
    status: 'FAILED' as const,
    amount_pt: payment.amount_pt,
    currency: 'EGP',
    evidence: { failure: code },
  };
  await record(deps, payment.order_payment_id, event, 'server');
}
