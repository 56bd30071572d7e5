import * as z from 'zod/mini';
import { count, mailState, moment, piastres, words } from './fields';
import { listedOrderSchema } from './orders';
import { procedure } from './procedure';

/** The total number and the first few rows. */
const first = <T extends z.ZodMiniType>(row: T) => z.object({ count, first: z.array(row) });

/** A refund that is open or has failed: `state` as in private.refunds. */
export const openRefundSchema = z.object({
  refund_id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  amount_pt: piastres,
  state: z.string(),
  created_at: moment,
});
export type DeskOpenRefund = z.infer<typeof openRefundSchema>;

export const reviewSchema = z.object({
  order_payment_id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  provider: z.string(),
  status: z.string(),
  review_reason: z.string(),
  expected_pt: piastres,
  updated_at: moment,
});
export type DeskReview = z.infer<typeof reviewSchema>;

export const waitingMessageSchema = z.object({
  message_id: z.string(),
  reference: z.string(),
  topic: z.string(),
  name: z.string(),
  created_at: moment,
  /** The beginning of the message. */
  opening: z.string(),
});
export type DeskWaitingMessage = z.infer<typeof waitingMessageSchema>;

export const lowStockSchema = z.object({
  product_id: z.string(),
  sku: z.string(),
  product_name: z.string(),
  name_en: words,
  on_hand: count,
  reserved: count,
});
export type DeskLowStock = z.infer<typeof lowStockSchema>;

export const failedMailSchema = z.object({
  mail_id: z.string(),
  kind: z.string(),
  /** `sent` if it bounced. */
  state: mailState,
  /** Null for an e-mail that is not about an order. */
  order_id: words,
  order_number: words,
  /** The message that it answers. */
  message_id: words,
  created_at: moment,
});
export type DeskFailedMail = z.infer<typeof failedMailSchema>;

export const todaySchema = z.object({
  /** Paid, and not being packed yet: oldest first, like all orders here. */
  to_pack: first(listedOrderSchema),
  packing: first(listedOrderSchema),
  /** Orders with money owed to the shopper and no refund in progress. */
  refunds_due: first(listedOrderSchema),
  /** Sent to the provider, without a result yet. */
  refunds_open: first(openRefundSchema),
  /** With an unknown result: a person has to find out whether they took place. */
  refunds_in_doubt: first(openRefundSchema),
  /** Rejected by the provider in the last two weeks, and not opened again. */
  refunds_refused: first(openRefundSchema),
  reviews: first(reviewSchema),
  messages: first(waitingMessageSchema),
  /** Published products with at most `low_stock_at` copies that are not reserved, fewest first. */
  low_stock: first(lowStockSchema),
  low_stock_at: count,
  /** E-mails about orders and answers that could not be sent or bounced in the last 30 days, latest first. */
  failed_mails: first(failedMailSchema),
});
export type DeskToday = z.infer<typeof todaySchema>;

export interface DeskTodayArguments {
  /** Rows of each list, 0 to 20; default 5. */
  p_first?: number | null;
  /** 0 to 1,000; default 5. */
  p_low_stock_at?: number | null;
}

export const deskToday = procedure<DeskTodayArguments>()('desk_today', todaySchema);
