import type { ShopClient } from '@/lib/supabase/shop-client';
import * as z from 'zod/mini';
import { readRecords } from '@/lib/records/records';
import { payableOrderSchema, type PayableOrder } from './order';
import { bookColumns, storyColumns } from './order-story';

const paymentColumns =
  'order_payment_id,provider,payment_method,status,reference,reference_expires_at,decline_code,created_at';
const columns =
  `order_id,order_number,timestamp,total_amount,status,expires_at,${storyColumns},order_payment(${paymentColumns}),order_products(${bookColumns},retail_price)` as const;

async function readOne(
  client: ShopClient,
  column: 'order_id' | 'order_number',
  value: string,
  signal?: AbortSignal,
): Promise<PayableOrder | null> {
  const question = client.from('orders').select(columns).eq(column, value);
  const query = signal ? question.abortSignal(signal) : question;
  const [order] = await readRecords(query, payableOrderSchema);
  return order ?? null;
}

/** One of the shopper's own orders; null if the id is not theirs. */
export async function readPayableOrder(
  client: ShopClient,
  orderId: string,
): Promise<PayableOrder | null> {
  // The database rejects a query with a malformed id.
  return z.guid().safeParse(orderId).success ? readOne(client, 'order_id', orderId) : null;
}

/** The same by order number, which the shopper and the provider use. */
export const readOrderByNumber = (
  client: ShopClient,
  orderNumber: string,
  signal: AbortSignal,
): Promise<PayableOrder | null> => readOne(client, 'order_number', orderNumber, signal);

const newest = z.object({
  order_id: z.string(),
  order_number: z.string(),
  total_amount: z.number(),
});

/** The shopper's latest unpaid order; null if there is none. */
export async function readNewestUnpaid(client: ShopClient) {
  const question = client
    .from('orders')
    .select('order_id,order_number,total_amount')
    .eq('status', 'pending')
    .order('timestamp', { ascending: false })
    .limit(1);
  const [order] = await readRecords(question, newest);
  return order ?? null;
}
