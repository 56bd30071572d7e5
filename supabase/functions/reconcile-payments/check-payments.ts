import { type PaymentQuestion } from '../_shared/backend/payment-records.ts';
import { type Deps } from '../_shared/deps.ts';
import { eachLimited } from '../_shared/each-limited.ts';
import { checkPayment } from '../_shared/payments/check-payment.ts';
import { inTraceOf } from '../_shared/tracing/traced-fetch.ts';

const atOnce = 6;
const patienceMs = 8_000;
/** No query is started after this many milliseconds: the schedule has a time limit and calls again soon. */
const longestMs = 15_000;
/** After this many failures in a row a provider counts as down, so that others' payments do not wait for it. */
const mostFailures = 5;

export interface Checks {
  checked: number;
  applied: number;
  failed: number;
}

/** Queries the providers about each payment, as far as time allows. */
export async function checkPayments(deps: Deps, payments: PaymentQuestion[]): Promise<Checks> {
  const stopAt = Date.now() + longestMs;
  const checks: Checks = { checked: 0, applied: 0, failed: 0 };
  const failuresInARow = { fawry: 0, paymob: 0 };

  await eachLimited(payments, atOnce, async (payment) => {
    const { provider } = payment;
    if (Date.now() > stopAt || failuresInARow[provider] >= mostFailures) return;
    const check = await checkPayment(inTraceOf(deps, payment.trace_id), payment, patienceMs);
    failuresInARow[provider] = check.ok ? 0 : failuresInARow[provider] + 1;
    if (!check.ok) checks.failed += 1;
    else {
      checks.checked += 1;
      if (check.value?.outcome === 'applied') checks.applied += 1;
    }
  });
  return checks;
}
