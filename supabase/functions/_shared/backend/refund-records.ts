import { z } from 'zod';
import { paymentProviders } from '../contracts/payment-providers.mjs';
import { type Deps } from '../deps.ts';
import { type RefundAnswer } from '../vendors/refund-answer.ts';
import { callAsServer } from './ask.ts';
import { questionSchema } from './payment-records.ts';

const dueSchema = z.object({ refund_id: z.string(), question: questionSchema });
/** A refund to be looked at, and what its provider is asked first. */
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

/** What is to be done about a refund now. A permission that is returned counts as used, whatever becomes of it. */
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

/** Refunds of which the shop should hear now: in doubt, or ended without money. */
export const refundsToReport = (deps: Deps) =>
  callAsServer(deps, 'refunds_to_report', {}, z.array(reportSchema));

/** So that they are not reported again, or only a day later. */
export const markRefundsReported = (deps: Deps, ids: string[]) =>
  callAsServer(deps, 'mark_refunds_reported', { p_refund_ids: ids }, z.unknown());

export const claimWithdrawals = (deps: Deps, limit: number) =>
  callAsServer(deps, 'claim_withdrawals', { p_limit: limit }, z.array(questionSchema));

/** Stores what Fawry says of a reference, null for nothing, and returns whether to withdraw it now. */
export const stepWithdrawal = (
  deps: Deps,
  step: {
    orderPaymentId: string;
    told: string | null;
    reference?: string | undefined;
    answer?: string;
  },
) =>
  callAsServer(
    deps,
    'step_withdrawal',
    {
      p_order_payment_id: step.orderPaymentId,
      p_told: step.told,
      p_reference: step.reference ?? null,
      p_answer: step.answer ?? null,
    },
    withdrawalStepSchema,
  );
