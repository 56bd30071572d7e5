import { type Applied, notePaymentHint } from '../backend/payment-records.ts';
import { type Deps } from '../deps.ts';
import { type Outcome, success } from '../outcome.ts';
import { hasMovedMoney, type VendorHint } from '../vendors/vendor-event.ts';
import { alertShop } from './alert.ts';
import { checkPayment } from './check-payment.ts';

/** Providers send notifications a moment before their own query returns the payment. */
const pausesMs = [400, 1_200];

/**
 * Stores a message as evidence and queries the provider. Fails only if the message could not be stored: if the provider
 * does not answer now, the schedule queries it again. Null if no query was needed, or there was no answer.
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
    // Signed, but unrelated to the shop's payments: a retry would change nothing.
    const { provider, merchant_ref, provider_order_id, status } = hint;
    const facts = { provider, merchant_ref, provider_order_id, status, source };
    alertShop('message about no payment', facts);
  }
  if (!question) return success(null);
  // A provider, or a browser that comes from one, knows nothing of the shopper's own trace.
  if (source !== 'browser') deps.trace?.join(question.trace_id);

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

/** Whether the answer is final; if the payment is still missing, it may arrive in a moment. */
function confirms(answer: Applied | null, hint: VendorHint): boolean {
  if (hint.status !== 'PAID' || answer?.outcome === 'review') return true;
  return hasMovedMoney(answer?.payment_status ?? '');
}
