import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { readRecords } from '@/lib/records/records';
import { columnsOf } from '@/lib/supabase/columns-of';
import { payableOrderSchema, type PayableOrder } from './order';

const { order_payment, order_products, ...own } = payableOrderSchema.shape;
const columns = [
  ...Object.keys(own),
  `order_payment(${columnsOf(order_payment.element)})`,
  `order_products(${columnsOf(order_products.element)})`,
].join(',');

/** One of the shopper's own orders; null when they have none of that id. */
export async function readPayableOrder(
  client: SupabaseClient,
  orderId: string,
): Promise<PayableOrder | null> {
  // The database refuses the question for an id that is none.
  if (!z.guid().safeParse(orderId).success) return null;
  const question = client.from('orders').select(columns).eq('order_id', orderId);
  const [order] = await readRecords(question, payableOrderSchema);
  return order ?? null;
}

const newest = z.object({
  order_id: z.string(),
  order_number: z.string(),
  total_amount: z.number(),
});

/** The order that a shopper made last and has not paid for; null when there is none. */
export async function readNewestUnpaid(client: SupabaseClient) {
  const question = client
    .from('orders')
    .select(columnsOf(newest))
    .eq('status', 'pending')
    .order('timestamp', { ascending: false })
    .limit(1);
  const [order] = await readRecords(question, newest);
  return order ?? null;
}
