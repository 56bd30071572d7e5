import { type Applied, notePaymentHint } from '../backend/payment-records.ts';
import { type Deps } from '../deps.ts';
import { type Outcome, success } from '../outcome.ts';
import { hasMovedMoney, type VendorHint } from '../vendors/vendor-event.ts';
import { alertShop } from './alert.ts';
import { checkPayment } from './check-payment.ts';

/** Providers announce a payment a moment before they know it themselves. */
const pausesMs = [400, 1_200];

/**
 * Keeps what a message claims, and asks the provider whether it is so. Fails only when the claim could not be kept: a
 * provider that does not answer now is asked again by the schedule. Null when nothing had to be asked, or nobody answered.
 */
export async function followHint(
  deps: Deps,
  hint: VendorHint,
  source: 'webhook' | 'return' | 'browser',
  patienceMs: number,
): Promise<Outcome<Applied | null>> {
  const stopAt = Date.now() + patienceMs;
  const noted = await notePaymentHint(deps, hint, source);
  if (!noted.ok) return noted;
  const { known, question } = noted.value;
  if (!known) {
    // Signed, and about nothing of ours: sending it again would change nothing.
    const { provider, merchant_ref, provider_order_id, status } = hint;
    const facts = { provider, merchant_ref, provider_order_id, status, source };
    alertShop('message about no payment', facts);
  }
  if (!question) return success(null);

  for (const pauseMs of [...pausesMs, null]) {
    const patience = Math.max(stopAt - Date.now(), 1);
    const check = await checkPayment(deps, question, patience, hint.transaction);
    const answer = check.ok ? check.value : null;
    const isLast = pauseMs === null || Date.now() + pauseMs > stopAt;
    if (isLast || (check.ok && confirms(answer, hint))) return success(answer);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return success(null);
}

/** Whether the answer leaves nothing to wait for: only a payment that is not there yet may still come. */
function confirms(answer: Applied | null, hint: VendorHint): boolean {
  if (hint.status !== 'PAID' || answer?.outcome === 'review') return true;
  return hasMovedMoney(answer?.payment_status ?? '');
}
