import type { ShopClient } from '@/lib/supabase/shop-client';
import { z } from 'zod';
import { readRecords } from '@/lib/records/records';
import { columnsOf } from '@/lib/supabase/columns-of';
import {
  detailColumns,
  inOrderOfTime,
  orderLineSchema,
  paymentSchema,
  shipmentSchema,
  type OrderDetails,
} from './order-details';
import { listedOrderSchema } from './listed-order';
import { bookColumns, orderedBookSchema, orderStorySchema, storyColumns } from './order-story';

type OrderTable = 'orders' | 'order_shipment' | 'order_payment' | 'order_products';

const decline = z.object({ order_payment_id: z.string(), decline_code: z.string().nullable() });
const story = orderStorySchema.extend({
  order_products: z.array(orderedBookSchema),
  order_payment: z.array(decline),
});
const storyOf = `${storyColumns},order_products(${bookColumns}),order_payment(${columnsOf(decline)})`;

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
  const rows = <T>(table: OrderTable, columns: string, row: z.ZodType<T>) =>
    readRecords(
      client.from(table).select(columns).eq('order_id', orderId).abortSignal(signal),
      row,
    );
  const [heads, shipments, payments, lines, stories] = await Promise.all([
    rows('orders', columnsOf(listedOrderSchema), listedOrderSchema),
    rows('order_shipment', detailColumns.shipments, shipmentSchema),
    rows('order_payment', detailColumns.payments, paymentSchema),
    rows('order_products', detailColumns.lines, orderLineSchema),
    rows('orders', storyOf, story),
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
