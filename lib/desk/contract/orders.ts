import * as z from 'zod/mini';
import {
  count,
  moment,
  nextCursor,
  orderStatus,
  paymentProvider,
  piastres,
  place,
  words,
  type OrderStatus,
  type PageArguments,
  type PaymentProvider,
} from './fields';
import { procedure } from './procedure';

/** An order in a list. */
export const listedOrderSchema = z.object({
  order_id: z.string(),
  order_number: z.string(),
  timestamp: moment,
  status: orderStatus,
  total_pt: piastres,
  refund_due: z.boolean(),
  first_name: z.string(),
  last_name: words,
  phone: z.string(),
  place,
  /** Copies. */
  items: count,
  /** From the payment that settled the order, otherwise from the latest attempt. */
  provider: z.nullable(paymentProvider),
  payment_method: words,
  /** From the first payment that staff should review; null: none. */
  review_reason: words,
  /** From the latest shipment. */
  tracking_number: words,
});
export type DeskListedOrder = z.infer<typeof listedOrderSchema>;

/**
 * `to_pack`: paid; `to_ship`: paid or being packed; `refund`: money is owed to the shopper; `review`: a payment to
 * review.
 */
export const orderNeeds = ['to_pack', 'to_ship', 'refund', 'review'] as const;
export type OrderNeed = (typeof orderNeeds)[number];

export interface DeskOrdersArguments extends PageArguments {
  /**
   * An order number or a part of it, a name, a phone number, an e-mail address or a tracking number, in any notation.
   */
  p_query?: string | null;
  p_status?: OrderStatus | null;
  p_needs?: OrderNeed | null;
  /** The governorate: an id of public.cities. */
  p_city_id?: string | null;
  p_provider?: PaymentProvider | null;
  /** The days, in Cairo, on which the order was placed, both included. */
  p_from?: string | null;
  p_to?: string | null;
}

export const ordersSchema = z.object({
  /** Newest first. */
  orders: z.array(listedOrderSchema),
  next_cursor: nextCursor,
  /** The number of matches, up to 1,000; null with a cursor, because it is not counted again. */
  total: z.nullable(count),
  /** There are more than `total`. */
  more: z.boolean(),
});
export type DeskOrders = z.infer<typeof ordersSchema>;

export const deskOrders = procedure<DeskOrdersArguments>()('desk_orders', ordersSchema);
