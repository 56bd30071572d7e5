import {
  type Applied,
  markPaymentChecked,
  type PaymentQuestion,
} from '../backend/payment-records.ts';
import { within } from '../deadline.ts';
import { type Deps } from '../deps.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { type HintedTransaction } from '../vendors/vendor-event.ts';
import { pull } from './pull.ts';
import { record } from './record.ts';
import { refusalOfVendor } from './vendor-refusal.ts';

/**
 * Queries the provider about a payment and stores its answer. Null if the provider does not know the payment because
 * the shopper did not get that far. `patienceMs` limits the provider's time only.
 */
export async function checkPayment(
  deps: Deps,
  payment: PaymentQuestion,
  patienceMs: number,
  hinted?: HintedTransaction,
): Promise<Outcome<Applied | null>> {
  const pulled = await pull(within(deps, patienceMs), payment, hinted);
  if (!pulled.ok && pulled.error.code !== 'not_found')
    return failure(refusalOfVendor(payment.provider, pulled.error));
  if (!pulled.ok) {
    const marked = await markPaymentChecked(deps, payment.order_payment_id);
    return marked.ok ? success(null) : marked;
  }
  let last: Applied | null = null;
  for (const event of pulled.events) {
    const kept = await record(deps, payment.order_payment_id, event, 'pull');
    if (!kept.ok) return kept;
    last = kept.value;
  }
  return success(last);
}
