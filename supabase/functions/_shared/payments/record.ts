import { type Applied, applyPaymentEvent } from '../backend/payment-records.ts';
import { type Deps } from '../deps.ts';
import { type Outcome } from '../outcome.ts';
import { type VendorEvent } from '../vendors/vendor-event.ts';
import { alertShop } from './alert.ts';

/** Keeps a provider's verified word, and tells the shop of what a person should look at. */
export async function record(
  deps: Deps,
  event: VendorEvent,
  source: 'webhook' | 'pull' | 'server',
): Promise<Outcome<Applied>> {
  const applied = await applyPaymentEvent(deps, { ...event, source });
  const { provider, merchant_ref, status, amount_pt } = event;
  const facts = { provider, merchant_ref, status, amount_pt, source };
  if (!applied.ok) alertShop('payment event not kept', { ...facts, code: applied.refusal.code });
  else if (applied.value.outcome === 'unknown') alertShop('payment event for nothing', facts);
  else if (applied.value.outcome === 'review') alertShop('payment to be reviewed', facts);
  else if (applied.value.outcome === 'applied' && applied.value.refund_due)
    alertShop('refund due', facts);
  return applied;
}
