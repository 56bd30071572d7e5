import { z } from 'zod';
import { type Deps } from '../deps.ts';
import { callAsServer } from './call.ts';
import { piastres } from './money.ts';

const text = z.string();
const optionalText = z.string().nullable();

const lineSchema = z.object({
  product_name: text,
  name_en: optionalText,
  quantity: z.int(),
  unit_pt: piastres,
  line_pt: piastres,
});

const orderSchema = z.object({
  order_id: text,
  order_number: text,
  placed_at: text,
  first_name: text,
  last_name: optionalText,
  phone: text,
  subtotal_pt: piastres,
  shipping_pt: piastres,
  fee_pt: piastres,
  discount_pt: piastres,
  promo_code: optionalText,
  total_pt: piastres,
  status: text,
  expires_at: text,
  refund_due: z.boolean(),
  lines: z.array(lineSchema),
  address: z.object({
    street: text,
    area: text,
    area_en: text,
    city: text,
    city_en: text,
    country: text,
    country_en: text,
  }),
  cancelled_by: optionalText,
  reference: z.object({ provider: text, reference: text, ends_at: text }).nullable(),
  /** Set if the e-mail is about this reference alone. */
  order_payment_id: text.optional(),
  parcels: z.array(z.object({ courier: optionalText, number: text })),
  payment: z
    .object({
      method: text,
      provider: text,
      transaction: optionalText,
      paid_pt: piastres,
      paid_at: optionalText,
    })
    .nullable(),
});
export type MailedOrder = z.infer<typeof orderSchema>;

const refundSchema = orderSchema.extend({
  all: z.boolean(),
  /** The amount refunded now; null if the provider reports only that it was a part. */
  amount_pt: piastres.nullable(),
});
export type MailedRefund = z.infer<typeof refundSchema>;

const bookSchema = z.object({
  sku: text,
  product_name: text,
  name_en: optionalText,
  retail_price_pt: piastres,
  token: text,
});
export type MailedBook = z.infer<typeof bookSchema>;

const answerSchema = z.object({
  answer: text,
  reference: text,
  name: text,
  message: text,
  message_sent_at: text,
});
export type MailedAnswer = z.infer<typeof answerSchema>;

const claimed = {
  mail_id: text,
  /** Which attempt this is, from 1. */
  attempt: z.int(),
  locale: z.enum(['ar', 'en']),
  email: text,
  give_up: z.boolean(),
};

export const orderMailKinds = [
  'received',
  'reminder',
  'paid',
  'shipped',
  'delivered',
  'cancelled',
] as const;

const claimedSchema = z.discriminatedUnion('kind', [
  z.object({ ...claimed, kind: z.enum(orderMailKinds), content: orderSchema }),
  z.object({ ...claimed, kind: z.literal('refunded'), content: refundSchema }),
  z.object({ ...claimed, kind: z.literal('back_in_stock'), content: bookSchema }),
  z.object({ ...claimed, kind: z.literal('answer'), content: answerSchema }),
]);
/** An e-mail of the outbox with its content. */
export type ClaimedMail = z.infer<typeof claimedSchema>;

export type MailOutcome = 'sent' | 'refused' | 'retry' | 'in_doubt' | 'returned' | 'failed';

/** What every e-mail has, even one that this version cannot read. */
const reservedSchema = z.looseObject({
  mail_id: text,
  attempt: z.int(),
  kind: text,
  /** Too old to be sent: only to be reported and settled as `failed`. */
  give_up: z.boolean(),
});
export type ReservedMail = z.infer<typeof reservedSchema>;

/** E-mails that are due, reserved for this caller for two minutes; of each order only the first. */
export const claimMails = (deps: Deps, limit: number) =>
  callAsServer(deps, 'claim_mails', { p_limit: limit }, z.array(reservedSchema));

/** The e-mail with its facts; undefined if they are not what this version knows. */
export function readMail(reserved: ReservedMail): ClaimedMail | undefined {
  const read = claimedSchema.safeParse(reserved);
  if (!read.success) console.error('A mail of an unknown form:', read.error.issues[0]);
  return read.data;
}

export const settleMail = (
  deps: Deps,
  { mail_id, attempt }: Pick<ReservedMail, 'mail_id' | 'attempt'>,
  outcome: MailOutcome,
  details: { serviceId?: string | undefined; error?: string | undefined } = {},
) =>
  callAsServer(
    deps,
    'settle_mail',
    {
      p_mail_id: mail_id,
      p_attempt: attempt,
      p_outcome: outcome,
      ...(details.serviceId !== undefined && { p_service_id: details.serviceId }),
      ...(details.error !== undefined && { p_error: details.error }),
    },
    z.unknown(),
  );

/** Stores what the mail service reported, once. */
export const noteMailEvent = (deps: Deps, event: Record<string, unknown>) =>
  callAsServer(deps, 'note_mail_event', { p_event: event }, z.boolean());

export const pruneMails = (deps: Deps) => callAsServer(deps, 'prune_mails', {}, z.number());
