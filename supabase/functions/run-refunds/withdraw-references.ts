import { markPaymentChecked, type PaymentQuestion } from '../_shared/backend/payment-records.ts';
import { stepWithdrawal, type WithdrawalStep } from '../_shared/backend/refund-records.ts';
import { within } from '../_shared/deadline.ts';
import { type Deps } from '../_shared/deps.ts';
import { eachLimited } from '../_shared/each-limited.ts';
import { type Outcome } from '../_shared/outcome.ts';
import { alertShop } from '../_shared/payments/alert.ts';
import { pull } from '../_shared/payments/pull.ts';
import { record } from '../_shared/payments/record.ts';
import { inTraceOf } from '../_shared/tracing/traced-fetch.ts';
import { cancelUnpaid } from '../_shared/vendors/fawry/cancel-unpaid.ts';
import { readFawryConfig } from '../_shared/vendors/fawry/config.ts';

const atOnce = 3;
const patienceMs = 8_000;
/** No withdrawal is started after this many milliseconds. */
const longestMs = 10_000;

export interface References {
  /** How many can no longer be paid. */
  withdrawn: number;
  failed: number;
}

/** Withdraws references of attempts that should no longer be paid. */
export async function withdrawReferences(
  deps: Deps,
  attempts: PaymentQuestion[],
): Promise<References> {
  const stopAt = Date.now() + longestMs;
  const counts: References = { withdrawn: 0, failed: 0 };
  await eachLimited(attempts, atOnce, async (attempt) => {
    if (Date.now() > stopAt) return;
    const step = await withdraw(inTraceOf(deps, attempt.trace_id), attempt);
    if (!step.ok) {
      counts.failed += 1;
      const { order_payment_id: id } = attempt;
      console.error('A withdrawal could not be processed:', id, step.refusal.code);
    } else if (step.value.outcome === 'given_up')
      alertShop('reference not withdrawn', { order_payment_id: attempt.order_payment_id });
    else if (step.value.state === 'done') counts.withdrawn += 1;
  });
  return counts;
}

/**
 * Requests the cancellation of an open reference from Fawry; only its status confirms that it can no longer be paid.
 */
async function withdraw(deps: Deps, attempt: PaymentQuestion): Promise<Outcome<WithdrawalStep>> {
  const { order_payment_id: orderPaymentId } = attempt;
  const before = await inquire(deps, attempt);
  const step = await stepWithdrawal(deps, { orderPaymentId, ...before });
  if (!step.ok || !step.value.call) return step;
  const answer = await cancel(deps, step.value.call.reference);
  const after = await inquire(deps, attempt);
  return stepWithdrawal(deps, { orderPaymentId, ...after, answer });
}

interface Report {
  /** A payment status, `NOT_FOUND`, or null without an answer. */
  reported: string | null;
  reference?: string | undefined;
}

/** Queries Fawry about an attempt, with all consequences of its answer: a reference may just have been paid. */
async function inquire(deps: Deps, attempt: PaymentQuestion): Promise<Report> {
  const pulled = await pull(within(deps, patienceMs), attempt);
  if (!pulled.ok) {
    if (pulled.error.code !== 'not_found') return { reported: null };
    const marked = await markPaymentChecked(deps, attempt.order_payment_id);
    return { reported: marked.ok ? 'NOT_FOUND' : null };
  }
  let report: Report = { reported: null };
  for (const event of pulled.events) {
    const kept = await record(deps, attempt.order_payment_id, event, 'pull');
    if (!kept.ok) return { reported: null };
    report = { reported: event.status, reference: event.reference };
  }
  return report;
}

/** The result of the cancellation request, for the records. */
async function cancel(deps: Deps, reference: string): Promise<string> {
  const config = readFawryConfig(deps.env);
  if (!config.ok) return config.error.code;
  const answer = await cancelUnpaid(config.config, deps.fetch, reference);
  return answer.ok ? 'accepted' : `${answer.error.code} ${answer.error.message ?? ''}`.trim();
}
