/** A UUID that is not used by anything. */
const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

/** The arguments of every function of the REST interface about refunds and withdrawn references. */
export const validRefundArguments: Readonly<Record<string, Record<string, unknown>>> = {
  claim_refunds: { p_limit: 1 },
  claim_withdrawals: { p_limit: 1 },
  close_refund: { p_refund_id: uuid, p_outcome: 'refunded', p_note: 'x' },
  note_refund_answer: {
    p_refund_id: uuid,
    p_attempt: 1,
    p_answer: 'refused',
    p_refusal: 'not_paid',
    p_evidence: { code: 9954 },
  },
  refund_order: {
    p_order_id: uuid,
    p_amount_pt: 1,
    p_reason: 'x',
    p_restock: true,
    p_order_number: 'ZD-7K3M-9QXT',
  },
  step_refund: { p_refund_id: uuid },
  step_withdrawal: {
    p_order_payment_id: uuid,
    p_reported: 'PENDING',
    p_reference: '970177001',
    p_answer: 'accepted',
  },
  refunds_to_report: {},
  mark_refunds_reported: { p_refund_ids: [] },
};
