import * as z from 'zod/mini';
import { readMoment } from '@/lib/time';
import type { DeclineReason } from '@/supabase/functions/_shared/contracts/decline-reason';
import { declineOf } from './decline';
import type { ListedOrder } from './listed-order';
import type { OrderStory } from './order-story';

/** The columns of three of the four queries; the fourth reads the columns of a list. */
export const detailColumns = {
  shipments:
    'order_shipment_id,number,service,shipping_provider,addresses:shipping_address(shipping_address),shipping_providers:shipping_provider(name)',
  payments: 'order_payment_id,payment_method,paid_amount,payment_status(status,timestamp)',
  lines: 'product_id,quantity,retail_price,product:product_id(name,retail_price)',
} as const;

export const shipmentSchema = z.object({
  order_shipment_id: z.string(),
  /** The courier's tracking number, if assigned. */
  number: z.nullable(z.string()),
  service: z.nullable(z.string()),
  shipping_provider: z.nullable(z.string()),
  addresses: z.nullable(z.object({ shipping_address: z.string() })),
  shipping_providers: z.nullable(z.object({ name: z.string() })),
});
export type OrderShipment = z.infer<typeof shipmentSchema>;

export const paymentSchema = z.object({
  order_payment_id: z.string(),
  payment_method: z.nullable(z.string()),
  paid_amount: z.number(),
  payment_status: z.array(z.object({ status: z.string(), timestamp: z.string() })),
});
type PaymentRow = z.infer<typeof paymentSchema>;
export type OrderPayment = PaymentRow & {
  /** Why it was declined, if it was and that is known. */
  decline: DeclineReason | null;
};

export const orderLineSchema = z.object({
  product_id: z.string(),
  quantity: z.number(),
  /** The price of one copy when it was ordered, in pounds. */
  retail_price: z.number(),
  product: z.nullable(z.object({ name: z.string(), retail_price: z.number() })),
});
export type OrderLine = z.infer<typeof orderLineSchema> & {
  /** The book's name when it was ordered; null if that could not be read. */
  product_name: string | null;
  name_en: string | null;
  image_url: string | null;
};

export type OrderDetails = ListedOrder &
  OrderStory & {
    lines: OrderLine[];
    payments: OrderPayment[];
    shipments: OrderShipment[];
  };

const began = ({ payment_status: [first] }: PaymentRow) =>
  first ? readMoment(first.timestamp) : 0;

/** Payments and their history, in chronological order. `codes`: the decline codes by payment id. */
export function inOrderOfTime(
  payments: readonly PaymentRow[],
  codes: ReadonlyMap<string, string | null>,
): OrderPayment[] {
  return payments
    .map((payment) => {
      const payment_status = payment.payment_status.toSorted(
        (one, other) => readMoment(one.timestamp) - readMoment(other.timestamp),
      );
      const decline = declineOf({
        status: payment_status.at(-1)?.status,
        decline_code: codes.get(payment.order_payment_id),
      });
      return { ...payment, payment_status, decline };
    })
    .sort((one, other) => began(one) - began(other));
}
