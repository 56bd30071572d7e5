import * as z from 'zod/mini';
import { count, orderStatus, piastres, type OrderStatus } from './fields';
import { procedure } from './procedure';

const moved = z.object({
  order_id: z.string(),
  status: orderStatus,
  refund_due: z.boolean(),
});

export interface DeskMoveOrderArguments {
  p_order_id: string;
  /** The status that the page showed. */
  p_from_status: OrderStatus;
  p_to_status: OrderStatus;
  /** At most 500 characters; required to cancel a paid order. */
  p_reason?: string | null;
}

/**
 * Errors: order_not_found, changed_meanwhile, status_not_allowed, not_paid, not_shipped, order_refunded,
 * reason_required.
 */
export const deskMoveOrder = procedure<DeskMoveOrderArguments>()('desk_move_order', moved);

export interface DeskRefundOrderArguments {
  p_order_id: string;
  /** The charge, one of `may.refunds`. */
  p_transaction_id: string;
  /** Null: the whole remaining amount. */
  p_amount_pt: number | null;
  p_reason: string;
  p_restock: boolean;
  /** Whether the order is also cancelled, for the same reason. */
  p_cancel: boolean;
  /** `up_to_pt` of the charge as the page showed it; any other value is rejected with changed_meanwhile. */
  p_expected_up_to_pt: number;
}

/**
 * Queues a refund. Errors: order_not_found, changed_meanwhile, reason_required, invalid_amount, nothing_to_refund,
 * more_than_left, only_the_rest, order_not_cancelled (nothing can be restocked), status_not_allowed (it can no longer
 * be cancelled), and the charge's `refusal`.
 */
export const deskRefundOrder = procedure<DeskRefundOrderArguments>()(
  'desk_refund_order',
  z.object({ refund_id: z.string(), amount_pt: piastres, state: z.string() }),
);

export interface DeskNoteRefundArguments {
  p_order_id: string;
  /** A charge, one of `may.refunds`. */
  p_transaction_id: string;
  /** Null: the whole remaining amount. Less only for a charge that the shop cannot refund itself. */
  p_amount_pt: number | null;
  /** How the money was returned; at most 500 characters. */
  p_note: string;
}

/**
 * Records a refund that was made outside the shop. Errors: order_not_found, nothing_to_refund, refund_open,
 * refund_from_here, more_than_left, invalid_amount, note_required.
 */
export const deskNoteRefund = procedure<DeskNoteRefundArguments>()(
  'desk_note_refund',
  z.object({ refund_id: z.string(), amount_pt: piastres, state: z.string() }),
);

/** Resends an e-mail that did not arrive. Errors: mail_not_found, mail_not_ended. */
export const deskResendMail = procedure<{ p_mail_id: string }>()(
  'desk_resend_mail',
  z.object({ mail_id: z.string() }),
);

export interface DeskCloseRefundArguments {
  p_refund_id: string;
  /** The result in the provider's own dashboard. */
  p_outcome: 'refunded' | 'not_refunded';
  p_note: string;
}

/** Closes a refund with an unknown result. Errors: refund_not_found, refund_not_in_doubt, note_required. */
export const deskCloseRefund = procedure<DeskCloseRefundArguments>()(
  'desk_close_refund',
  z.object({ refund_id: z.string(), state: z.string() }),
);

/** Restocks the sold copies of a cancelled order, once. Errors: order_not_cancelled, nothing_to_restock. */
export const deskRestockOrder = procedure<{ p_order_id: string }>()(
  'desk_restock_order',
  z.object({ restocked: count }),
);

export interface DeskSettleReviewArguments {
  p_order_payment_id: string;
  /** The reason that the page showed. */
  p_review_reason: string;
  /** The findings; at most 500 characters. */
  p_note: string;
}

/** Records that somebody has reviewed a payment. Errors: payment_not_found, changed_meanwhile, note_required. */
export const deskSettleReview = procedure<DeskSettleReviewArguments>()(
  'desk_settle_review',
  z.object({ order_payment_id: z.string(), order_id: z.string() }),
);
