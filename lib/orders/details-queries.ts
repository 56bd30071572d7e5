import type { ShopClient } from '@/lib/supabase/shop-client';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locale';
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

type OrderTable = 'orders' | 'order_shipment' | 'order_payment' | 'order_products';

const englishName = z.object({ product_id: z.string(), name_en: z.string().nullable() });

/**
 * Reads everything about one of the shopper's own orders with four parallel queries; in English a fifth one reads the
 * books' English names. Null if the shopper has no such order.
 */
export async function readOrderDetails(
  client: ShopClient,
  orderId: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<OrderDetails | null> {
  // The database rejects a query with a malformed id.
  if (!z.guid().safeParse(orderId).success) return null;
  const rows = <T>(table: OrderTable, columns: string, row: z.ZodType<T>) =>
    readRecords(
      client.from(table).select(columns).eq('order_id', orderId).abortSignal(signal),
      row,
    );
  const [heads, shipments, payments, lines, names] = await Promise.all([
    rows('orders', columnsOf(listedOrderSchema), listedOrderSchema),
    rows('order_shipment', detailColumns.shipments, shipmentSchema),
    rows('order_payment', detailColumns.payments, paymentSchema),
    rows('order_products', detailColumns.lines, orderLineSchema),
    locale === 'en' ? rows('order_products', 'product_id,name_en', englishName) : [],
  ]);
  const [head] = heads;
  if (!head) return null;
  const english = new Map(names.map(({ product_id, name_en }) => [product_id, name_en]));
  return {
    ...head,
    shipments,
    payments: inOrderOfTime(payments),
    lines: lines.map((line) => ({ ...line, name_en: english.get(line.product_id) ?? null })),
  };
}
