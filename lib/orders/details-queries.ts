import type { ShopClient } from '@/lib/supabase/shop-client';
import * as z from 'zod/mini';
import { readRecords } from '@/lib/records/records';
import {
  detailColumns,
  inOrderOfTime,
  orderLineSchema,
  paymentSchema,
  shipmentSchema,
  type OrderDetails,
} from './order-details';
import { listedOrderColumns, listedOrderSchema } from './listed-order';
import { bookColumns, orderedBookSchema, orderStorySchema, storyColumns } from './order-story';

type OwnedQuery<Q> = {
  eq: (column: 'order_id', value: string) => Q;
  abortSignal: (signal: AbortSignal) => Q;
};

const decline = z.object({ order_payment_id: z.string(), decline_code: z.nullable(z.string()) });
const story = z.extend(orderStorySchema, {
  order_products: z.array(orderedBookSchema),
  order_payment: z.array(decline),
});
const storyOf =
  `${storyColumns},order_products(${bookColumns}),order_payment(order_payment_id,decline_code)` as const;

/**
 * Reads everything about one of the shopper's own orders with four parallel queries; a fifth one reads what its parts
 * cost, its history, why payments were declined, and the names and covers of its books. Null if the shopper has no such
 * order.
 */
export async function readOrderDetails(
  client: ShopClient,
  orderId: string,
  signal: AbortSignal,
): Promise<OrderDetails | null> {
  // The database rejects a query with a malformed id.
  if (!z.guid().safeParse(orderId).success) return null;
  const own = <Q extends OwnedQuery<Q>>(query: Q) =>
    query.eq('order_id', orderId).abortSignal(signal);
  const [heads, shipments, payments, lines, stories] = await Promise.all([
    readRecords(own(client.from('orders').select(listedOrderColumns)), listedOrderSchema),
    readRecords(own(client.from('order_shipment').select(detailColumns.shipments)), shipmentSchema),
    readRecords(own(client.from('order_payment').select(detailColumns.payments)), paymentSchema),
    readRecords(own(client.from('order_products').select(detailColumns.lines)), orderLineSchema),
    readRecords(own(client.from('orders').select(storyOf)), story),
  ]);
  const [head] = heads;
  const [current] = stories;
  if (!head || !current) return null;
  const { order_products: books, order_payment: declines, ...parts } = current;
  const codes = new Map(declines.map((each) => [each.order_payment_id, each.decline_code]));
  const known = new Map(books.map((book) => [book.product_id, book]));
  return {
    ...head,
    ...parts,
    shipments,
    payments: inOrderOfTime(payments, codes),
    lines: lines.map((line) => {
      const book = known.get(line.product_id);
      return {
        ...line,
        product_name: book?.product_name ?? null,
        name_en: book?.name_en ?? null,
        image_url: book?.product?.image_url ?? null,
      };
    }),
  };
}
