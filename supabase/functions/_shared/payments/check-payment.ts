import { type Applied, markPaymentChecked, type AskedPayment } from '../backend/payment-records.ts';
import { within } from '../deadline.ts';
import { type Deps } from '../deps.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { record } from './record.ts';
import { pull } from './pull.ts';
import { refusalOfVendor } from './vendor-refusal.ts';

/**
 * Asks the provider about one payment and keeps its word. Null when the provider knows nothing of it: the shopper never
 * got as far as paying. `patienceMs` is for the provider alone.
 */
export async function checkPayment(
  deps: Deps,
  payment: AskedPayment,
  patienceMs: number,
): Promise<Outcome<Applied | null>> {
  const pulled = await pull(within(deps, patienceMs), payment);
  if (!pulled.ok && pulled.error.code !== 'not_found')
    return failure(refusalOfVendor(payment.provider, pulled.error));

  if (pulled.ok) return record(deps, pulled.event, 'pull');
  const marked = await markPaymentChecked(deps, payment.order_payment_id);
  return marked.ok ? success(null) : marked;
}
