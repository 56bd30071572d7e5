import { type Applied, applyPaymentEvent } from '../backend/payment-records.ts';
import { type Deps } from '../deps.ts';
import { type Outcome } from '../outcome.ts';
import { type VendorEvent } from '../vendors/vendor-event.ts';
import { alertShop } from './alert.ts';

/** Stores the new state of a payment, and alerts the shop if a person should look at it. */
export async function record(
  deps: Deps,
  orderPaymentId: string,
  event: VendorEvent,
  source: 'pull' | 'server',
): Promise<Outcome<Applied>> {
  const about = { order_payment_id: orderPaymentId, source };
  const applied = await applyPaymentEvent(deps, { ...event, ...about });
  const { provider, merchant_ref, status, amount_pt, review_reason } = event;
  const facts = {
    provider,
    merchant_ref,
    status,
    amount_pt,
    review_reason,
    source,
    trace_id: deps.trace?.traceId,
  };
  if (!applied.ok) alertShop('payment event not saved', { ...facts, code: applied.refusal.code });
  else if (applied.value.outcome === 'unknown')
    alertShop('payment event for an unknown attempt', facts);
  else if (applied.value.outcome === 'review') alertShop('payment needs a review', facts);
  else if (applied.value.outcome === 'applied' && applied.value.refund_due)
    alertShop('refund due', facts);
  return applied;
}
