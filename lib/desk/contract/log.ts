import { z } from 'zod';
import { colleague, moment, nextCursor, words, type PageArguments } from './fields';
import { procedure } from './procedure';

/** What can be done at the desk, as the log names it. */
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
  log_id: z.number().int(),
  at: moment,
  /** Null: the shop itself, by the service key. */
  by: colleague.nullable(),
  action: z.enum(logActions),
  subject: z.enum(logSubjects),
  /** Null for searches, which have no page of their own. */
  subject_id: words,
  /** What people call the subject: order number, message reference, sku, code; null once it is gone. */
  subject_name: words,
  /** The order that it is about, if it is about one. */
  order_id: words,
  /** What changed, as far as that is nobody's personal data: `from`, `to`, `amount_pt`, `reason`, `number`, … */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type DeskLogEntry = z.infer<typeof logEntrySchema>;

export interface DeskLogArguments extends PageArguments {
  p_action?: LogAction | null;
  /** Only what this colleague did. */
  p_user_id?: string | null;
  p_subject_id?: string | null;
}

/** Latest first. */
export const deskLog = procedure<DeskLogArguments>()(
  'desk_log',
  z.object({
    entries: z.array(logEntrySchema),
    next_cursor: nextCursor,
    /** Everybody who is staff now, for the filter. */
    colleagues: z.array(colleague),
  }),
);
