import { z } from 'zod';
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
  /** At most 500 characters; needed to cancel an order that is paid. */
  p_reason?: string | null;
}

/** Refuses with order_not_found, changed_meanwhile, status_not_allowed, not_paid, not_shipped, order_refunded, reason_required. */
export const deskMoveOrder = procedure<DeskMoveOrderArguments>()('desk_move_order', moved);

export interface DeskRefundOrderArguments {
  p_order_id: string;
  /** The charge, of `may.refunds`. */
  p_transaction_id: string;
  /** Null: all that there is. */
  p_amount_pt: number | null;
  p_reason: string;
  p_restock: boolean;
  /** Whether the order is cancelled with it, for the same reason. */
  p_cancel: boolean;
  /** `up_to_pt` of the charge as the page showed it; another one is refused with changed_meanwhile. */
  p_expected_up_to_pt: number;
}

/**
 * Puts a refund into the queue. Refuses with order_not_found, changed_meanwhile, reason_required, invalid_amount,
 * nothing_to_refund, more_than_left, only_the_rest, order_not_cancelled (nothing can go back on the shelf), status_not_allowed
 * (it cannot be cancelled any more), and the charge's `refusal`.
 */
export const deskRefundOrder = procedure<DeskRefundOrderArguments>()(
  'desk_refund_order',
  z.object({ refund_id: z.string(), amount_pt: piastres, state: z.string() }),
);

export interface DeskNoteRefundArguments {
  p_order_id: string;
  /** A charge of `may.refunds`. */
  p_transaction_id: string;
  /** Null: all that is left. A part only of a charge that the shop cannot give back. */
  p_amount_pt: number | null;
  /** How the money went back; at most 500 characters. */
  p_note: string;
}

/**
 * Writes down a refund that was made without the shop. Refuses with order_not_found, nothing_to_refund, refund_open,
 * refund_from_here, more_than_left, invalid_amount, note_required.
 */
export const deskNoteRefund = procedure<DeskNoteRefundArguments>()(
  'desk_note_refund',
  z.object({ refund_id: z.string(), amount_pt: piastres, state: z.string() }),
);

/** Sends a mail that did not arrive once more. Refuses with mail_not_found, mail_not_ended. */
export const deskResendMail = procedure<{ p_mail_id: string }>()(
  'desk_resend_mail',
  z.object({ mail_id: z.string() }),
);

export interface DeskCloseRefundArguments {
  p_refund_id: string;
  /** What the provider's own dashboard says. */
  p_outcome: 'refunded' | 'not_refunded';
  p_note: string;
}

/** Ends a refund in doubt. Refuses with refund_not_found, refund_not_in_doubt, note_required. */
export const deskCloseRefund = procedure<DeskCloseRefundArguments>()(
  'desk_close_refund',
  z.object({ refund_id: z.string(), state: z.string() }),
);

/** Puts the sold copies of a cancelled order back on the shelf, once. Refuses with order_not_cancelled, nothing_to_restock. */
export const deskRestockOrder = procedure<{ p_order_id: string }>()(
  'desk_restock_order',
  z.object({ restocked: count }),
);

export interface DeskSettleReviewArguments {
  p_order_payment_id: string;
  /** The reason that the page showed. */
  p_review_reason: string;
  /** What was found; at most 500 characters. */
  p_note: string;
}

/** Notes that somebody has looked at a payment. Refuses with payment_not_found, changed_meanwhile, note_required. */
export const deskSettleReview = procedure<DeskSettleReviewArguments>()(
  'desk_settle_review',
  z.object({ order_payment_id: z.string(), order_id: z.string() }),
);
