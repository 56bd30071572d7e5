import { z } from 'zod';
import { paymentProviders } from '../contracts/payment-providers.mjs';
import { type Deps } from '../deps.ts';
import { type RefundAnswer } from '../vendors/refund-answer.ts';
import { callAsServer } from './call.ts';
import { questionSchema } from './payment-records.ts';

const dueSchema = z.object({ refund_id: z.string(), question: questionSchema });
/** A refund whose next step is due, and the inquiry to make first. */
export type DueRefund = z.infer<typeof dueSchema>;

const callSchema = z.object({
  attempt: z.int(),
  provider: z.enum(paymentProviders),
  transaction_id: z.string(),
  amount_pt: z.int().positive(),
  /** What the provider's own records show for it. */
  note: z.string(),
});
/** The permission for one request. */
export type RefundCall = z.infer<typeof callSchema>;

const stepSchema = z.object({ state: z.string(), call: callSchema.nullable() });
export type RefundStep = z.infer<typeof stepSchema>;

const reportSchema = z.object({
  refund_id: z.string(),
  order_id: z.string(),
  provider: z.string(),
  transaction_id: z.string(),
  amount_pt: z.number(),
  state: z.string(),
  refusal: z.string().nullable(),
});

const withdrawalStepSchema = z.object({
  state: z.enum(['queued', 'done']),
  outcome: z.string().nullable(),
  call: z.object({ reference: z.string() }).nullable(),
});

export type WithdrawalStep = z.infer<typeof withdrawalStepSchema>;

export const claimRefunds = (deps: Deps, limit: number) =>
  callAsServer(deps, 'claim_refunds', { p_limit: limit }, z.array(dueSchema));

/** The next step of a refund. A returned permission counts as used, whatever happens to the request. */
export const stepRefund = (deps: Deps, refundId: string) =>
  callAsServer(deps, 'step_refund', { p_refund_id: refundId }, stepSchema);

export const noteRefundAnswer = (
  deps: Deps,
  refundId: string,
  attempt: number,
  answer: RefundAnswer,
) =>
  callAsServer(
    deps,
    'note_refund_answer',
    {
      p_refund_id: refundId,
      p_attempt: attempt,
      p_answer: answer.answer,
      p_refusal: answer.answer === 'refused' ? answer.refusal : null,
      p_evidence: answer.evidence,
    },
    z.unknown(),
  );

/** Refunds to alert the shop about: in doubt, or ended without money. */
export const refundsToReport = (deps: Deps) =>
  callAsServer(deps, 'refunds_to_report', {}, z.array(reportSchema));

/** Prevents another alert about them, for a day or for good. */
export const markRefundsReported = (deps: Deps, ids: string[]) =>
  callAsServer(deps, 'mark_refunds_reported', { p_refund_ids: ids }, z.unknown());

export const claimWithdrawals = (deps: Deps, limit: number) =>
  callAsServer(deps, 'claim_withdrawals', { p_limit: limit }, z.array(questionSchema));

/** Stores Fawry’s status of a reference, null without a response, and returns whether to withdraw it now. */
export const stepWithdrawal = (
  deps: Deps,
  step: {
    orderPaymentId: string;
    reported: string | null;
    reference?: string | undefined;
    answer?: string;
  },
) =>
  callAsServer(
    deps,
    'step_withdrawal',
    {
      p_order_payment_id: step.orderPaymentId,
      p_reported: step.reported,
      p_reference: step.reference ?? null,
      p_answer: step.answer ?? null,
    },
    withdrawalStepSchema,
  );
