import {
  type DueRefund,
  noteRefundAnswer,
  type RefundStep,
  stepRefund,
} from '../_shared/backend/refund-records.ts';
import { type Deps } from '../_shared/deps.ts';
import { eachLimited } from '../_shared/each-limited.ts';
import { type Outcome } from '../_shared/outcome.ts';
import { checkPayment } from '../_shared/payments/check-payment.ts';
import { giveBack } from '../_shared/payments/give-back.ts';
import { inTraceOf } from '../_shared/tracing/traced-fetch.ts';

const atOnce = 3;
const patienceMs = 8_000;
/** No refund is begun after this many milliseconds: the schedule has a time limit and calls again soon. */
const longestMs = 15_000;
/** A permission that took longer to arrive is not used: other decisions may already depend on its result. */
const freshMs = 30_000;

export interface Refunds {
  refunds: number;
  requested: number;
  done: number;
  failed: number;
}

/** Carries out refunds, as far as time allows. The others can be claimed again soon. */
export async function carryOutRefunds(deps: Deps, due: DueRefund[]): Promise<Refunds> {
  const stopAt = Date.now() + longestMs;
  const counts: Refunds = { refunds: 0, requested: 0, done: 0, failed: 0 };
  await eachLimited(due, atOnce, async (refund) => {
    if (Date.now() > stopAt) return;
    counts.refunds += 1;
    const own = inTraceOf(deps, refund.question.trace_id);
    const step = await carryOut(own, refund, () => (counts.requested += 1));
    if (!step.ok) {
      counts.failed += 1;
      console.error('A refund could not be processed:', refund.refund_id, step.refusal.code);
    } else if (step.value.state === 'done') counts.done += 1;
  });
  return counts;
}

/**
 * Queries the provider, requests the refund if the database permits it, and queries the provider again. After any
 * failure, the database knows which requests may have been made.
 */
async function carryOut(
  deps: Deps,
  { refund_id: id, question }: DueRefund,
  onRequest: () => void,
): Promise<Outcome<RefundStep>> {
  // Without a response there is nothing new to decide on, which the database detects.
  await checkPayment(deps, question, patienceMs);
  const requestedAt = Date.now();
  const step = await stepRefund(deps, id);
  if (!step.ok || !step.value.call || Date.now() > requestedAt + freshMs) return step;
  const { call } = step.value;
  onRequest();
  const answer = await giveBack(deps, call);
  const noted = await noteRefundAnswer(deps, id, call.attempt, answer);
  if (!noted.ok) return noted;
  await checkPayment(deps, question, patienceMs);
  return stepRefund(deps, id);
}
