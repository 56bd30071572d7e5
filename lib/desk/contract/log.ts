import * as z from 'zod/mini';
import { colleague, moment, nextCursor, words, type PageArguments } from './fields';
import { procedure } from './procedure';

/** The desk's actions, as the log names them. */
export const logActions = [
  'add_staff',
  'remove_staff',
  'move_order',
  'ship_order',
  'start_packing',
  'refund_order',
  'note_refund',
  'close_refund',
  'restock_order',
  'resend_mail',
  'settle_review',
  'answer_message',
  'close_message',
  'set_stock',
  'set_price',
  'add_promo',
  'change_promo',
  'clear_searches',
] as const;
export type LogAction = (typeof logActions)[number];

export const logSubjects = [
  'order',
  'payment',
  'refund',
  'message',
  'product',
  'promo',
  'staff',
  'searches',
] as const;

export const logEntrySchema = z.object({
  log_id: z.int(),
  at: moment,
  /** Null for the shop itself, which uses the service key. */
  by: z.nullable(colleague),
  action: z.enum(logActions),
  subject: z.enum(logSubjects),
  /** Null for searches, which have no page. */
  subject_id: words,
  /** The subject's visible name: order number, message reference, SKU, code; null after it is deleted. */
  subject_name: words,
  /** The related order, if any. */
  order_id: words,
  /** The change, without personal data: `from`, `to`, `amount_pt`, `reason`, `number`, … */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type DeskLogEntry = z.infer<typeof logEntrySchema>;

export interface DeskLogArguments extends PageArguments {
  p_action?: LogAction | null;
  /** Only actions of this colleague. */
  p_user_id?: string | null;
  p_subject_id?: string | null;
}

/** Latest first. */
export const deskLog = procedure<DeskLogArguments>()(
  'desk_log',
  z.object({
    entries: z.array(logEntrySchema),
    next_cursor: nextCursor,
    /** All current staff, for the filter. */
    colleagues: z.array(colleague),
  }),
);
