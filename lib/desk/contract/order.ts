import { z } from 'zod';
import {
  address,
  colleague,
  count,
  courier,
  mailState,
  moment,
  orderStatus,
  paymentProvider,
  piastres,
  words,
} from './fields';
import { logEntrySchema } from './log';
import { procedure } from './procedure';

const line = z.object({
  product_id: z.string(),
  position: z.number().int(),
  quantity: z.number().int(),
  unit_pt: piastres,
  line_pt: piastres,
  sku: z.string(),
  product_name: z.string(),
  name_en: words,
  image_url: words,
  /** What became of the stock: held, consumed (sold), released, restocked; null for a product whose stock is not counted. */
  stock: z.enum(['held', 'consumed', 'released', 'restocked']).nullable(),
});
export type DeskOrderLine = z.infer<typeof line>;

const charge = z.object({
  transaction_id: z.string(),
  amount_pt: piastres,
  refund: z.enum(['none', 'part', 'all']),
  /** Null: a part went back, and the provider does not say how much. */
  refunded_pt: piastres.nullable(),
  voided: z.boolean(),
  /** Why it cannot pay for the order. */
  doubt: words,
  heard_at: moment,
});
export type DeskCharge = z.infer<typeof charge>;

/** What the provider has said, without its evidence. */
const event = z.object({
  source: z.string(),
  status: z.string(),
  amount_pt: piastres.nullable(),
  outcome: z.string(),
  received_at: moment,
});

const payment = z.object({
  order_payment_id: z.string(),
  provider: paymentProvider,
  requested_method: z.string(),
  payment_method: z.string(),
  merchant_ref: z.string(),
  provider_reference: words,
  status: z.string(),
  settles: z.boolean(),
  expected_pt: piastres,
  paid_pt: piastres,
  reference: words,
  reference_expires_at: moment.nullable(),
  review_reason: words,
  checked_at: moment.nullable(),
  created_at: moment,
  charges: z.array(charge),
  /** Latest first; 20 at most. */
  events: z.array(event),
  event_count: count,
});
export type DeskPayment = z.infer<typeof payment>;

const refund = z.object({
  refund_id: z.string(),
  order_payment_id: z.string(),
  amount_pt: piastres,
  reason: z.string(),
  state: z.enum(['queued', 'calling', 'asked', 'done', 'refused', 'in_doubt']),
  /** Why it ended without money. */
  refusal: words,
  restock: z.boolean(),
  /** Made without the shop. */
  by_hand: z.boolean(),
  /** Null: by the service key. */
  opened_by: colleague.nullable(),
  closed_by: colleague.nullable(),
  /** What was found by whoever ended one in doubt. */
  note: words,
  created_at: moment,
  ended_at: moment.nullable(),
});
export type DeskRefund = z.infer<typeof refund>;

const change = z.object({
  from_status: orderStatus.nullable(),
  to_status: orderStatus,
  actor: z.enum(['shopper', 'payment', 'expiry', 'staff', 'courier']),
  /** The colleague, for a move by staff at the desk. */
  by: colleague.nullable(),
  reason: words,
  timestamp: moment,
});

const shipment = z.object({
  order_shipment_id: z.string(),
  number: words,
  service: words,
  shipping_provider_id: words,
  shipping_provider_name: words,
  created_at: moment,
});
export type DeskShipment = z.infer<typeof shipment>;

const mail = z.object({
  mail_id: z.string(),
  kind: z.enum(['received', 'reminder', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded']),
  state: mailState,
  created_at: moment,
  sent_at: moment.nullable(),
  delivered_at: moment.nullable(),
  /** It came back. */
  bounced_at: moment.nullable(),
  /** It did not arrive, and was not sent once more yet. */
  may_resend: z.boolean(),
});
export type DeskOrderMail = z.infer<typeof mail>;

/** A status that the order can be given now. `shipped` is here only if there is a tracking number: see `may.ship`. */
const move = z.object({ to_status: orderStatus, reason_required: z.boolean() });
export type DeskMove = z.infer<typeof move>;

const refundable = z.object({
  transaction_id: z.string(),
  provider: paymentProvider,
  /** The most that can go back; null: unknown. */
  up_to_pt: piastres.nullable(),
  /** Nothing less than that: the provider does not report which part went back. */
  only_all: z.boolean(),
  /** The order does not need it, or no longer. */
  is_owed: z.boolean(),
  /** Why nothing can be given back from here now: refund_open, kiosk_not_refundable, refund_by_hand or left_unknown. */
  refusal: words,
});
export type DeskRefundable = z.infer<typeof refundable>;

/** What the database would not refuse now, besides the moves. */
const may = z.object({
  /** Give it a tracking number, which also ships it if it is not shipped yet. */
  ship: z.boolean(),
  /** The charges that have money left, in the order in which they should be given back. */
  refunds: z.array(refundable),
  /** Copies that can go back on the shelf; 0: none. */
  restock_copies: count,
});

export const orderSchema = z.object({
  order_id: z.string(),
  order_number: z.string(),
  timestamp: moment,
  status: orderStatus,
  refund_due: z.boolean(),
  expires_at: moment,
  updated_at: moment,
  subtotal_pt: piastres,
  shipping_pt: piastres,
  fee_pt: piastres,
  discount_pt: piastres,
  total_pt: piastres,
  promo_code: words,
  /** The language in which it was placed. */
  locale: z.enum(['ar', 'en']),
  first_name: z.string(),
  last_name: words,
  email: z.string(),
  phone: z.string(),
  additional_phone: words,
  /** Null once the account is deleted; `orders`: how many it has placed, this one included. */
  account: z.object({ email: words, full_name: words, orders: count }).nullable(),
  address,
  lines: z.array(line),
  payments: z.array(payment),
  refunds: z.array(refund),
  history: z.array(change),
  shipments: z.array(shipment),
  mails: z.array(mail),
  /** What was done at the desk, latest first; 50 at most. */
  log: z.array(logEntrySchema),
  moves: z.array(move),
  may,
  couriers: z.array(courier),
});
export type DeskOrder = z.infer<typeof orderSchema>;

export const deskOrder = procedure<{ p_order_id: string }>()('desk_order', orderSchema);
