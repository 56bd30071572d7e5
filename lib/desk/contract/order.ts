import * as z from 'zod/mini';
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
  position: z.int(),
  quantity: z.int(),
  unit_pt: piastres,
  line_pt: piastres,
  sku: z.string(),
  product_name: z.string(),
  name_en: words,
  image_url: words,
  /**
   * The state of the stock: held, consumed (sold), released, restocked; null for a product whose stock is not counted.
   */
  stock: z.nullable(z.enum(['held', 'consumed', 'released', 'restocked'])),
});
export type DeskOrderLine = z.infer<typeof line>;

const charge = z.object({
  transaction_id: z.string(),
  amount_pt: piastres,
  refund: z.enum(['none', 'part', 'all']),
  /** Null: a part was refunded, and the provider does not report how much. */
  refunded_pt: z.nullable(piastres),
  voided: z.boolean(),
  /** Why it cannot pay for the order. */
  doubt: words,
  last_reported_at: moment,
});
export type DeskCharge = z.infer<typeof charge>;

/** A report from the provider, without its raw evidence. */
const event = z.object({
  source: z.string(),
  status: z.string(),
  amount_pt: z.nullable(piastres),
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
  reference_expires_at: z.nullable(moment),
  review_reason: words,
  checked_at: z.nullable(moment),
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
  state: z.enum(['queued', 'calling', 'accepted', 'done', 'refused', 'in_doubt']),
  /** Why it ended without a refund. */
  refusal: words,
  restock: z.boolean(),
  /** Made outside the shop. */
  by_hand: z.boolean(),
  /** Null: opened with the service key. */
  opened_by: z.nullable(colleague),
  closed_by: z.nullable(colleague),
  /** The findings of the person who closed a refund with an unknown result. */
  note: words,
  created_at: moment,
  ended_at: z.nullable(moment),
});
export type DeskRefund = z.infer<typeof refund>;

const change = z.object({
  from_status: z.nullable(orderStatus),
  to_status: orderStatus,
  actor: z.enum(['shopper', 'payment', 'expiry', 'staff', 'courier']),
  /** The colleague, if staff changed the status at the desk. */
  by: z.nullable(colleague),
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
  sent_at: z.nullable(moment),
  delivered_at: z.nullable(moment),
  /** When it bounced. */
  bounced_at: z.nullable(moment),
  /** It did not arrive and has not been resent yet. */
  may_resend: z.boolean(),
});
export type DeskOrderMail = z.infer<typeof mail>;

/** A possible next status. `shipped` is only included if there is a tracking number: see `may.ship`. */
const move = z.object({ to_status: orderStatus, reason_required: z.boolean() });
export type DeskMove = z.infer<typeof move>;

const refundable = z.object({
  transaction_id: z.string(),
  provider: paymentProvider,
  /** The maximum refund; null: unknown. */
  up_to_pt: z.nullable(piastres),
  /** Only in full: the provider does not report which part was refunded. */
  only_all: z.boolean(),
  /** The order does not need this charge, or no longer does. */
  is_owed: z.boolean(),
  /** Why nothing can be refunded here now: refund_open, kiosk_not_refundable, refund_by_hand or left_unknown. */
  refusal: words,
});
export type DeskRefundable = z.infer<typeof refundable>;

/** The actions that the database currently allows, other than status changes. */
const may = z.object({
  /** Set a tracking number, which also ships the order if it is not shipped yet. */
  ship: z.boolean(),
  /** The charges with a refundable amount, in the order in which they should be refunded. */
  refunds: z.array(refundable),
  /** Copies that can be restocked; 0: none. */
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
  /** Null after the account is deleted. `orders`: how many it has placed, including this one. */
  account: z.nullable(z.object({ email: words, full_name: words, orders: count })),
  address,
  lines: z.array(line),
  payments: z.array(payment),
  refunds: z.array(refund),
  history: z.array(change),
  shipments: z.array(shipment),
  mails: z.array(mail),
  /** The actions of staff, latest first; 50 at most. */
  log: z.array(logEntrySchema),
  moves: z.array(move),
  may,
  couriers: z.array(courier),
});
export type DeskOrder = z.infer<typeof orderSchema>;

export const deskOrder = procedure<{ p_order_id: string }>()('desk_order', orderSchema);
