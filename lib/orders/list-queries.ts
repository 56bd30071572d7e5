import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { columnsOf } from '@/lib/supabase/columns-of';
import { orderSummarySchema, type OrderSummary } from './order-summary';
import { ordersPageSize, type OrdersPage } from './orders-page';

const columns = columnsOf(orderSummarySchema);

/** Spec §9 Caching and limits. */
const recent = 5;

/** The shopper's latest orders, newest first. */
export async function readRecentOrders(
  client: SupabaseClient,
  userId: string,
  signal: AbortSignal,
): Promise<OrderSummary[]> {
  const { data } = await client
    .from('orders')
    .select(columns)
    .eq('user_id', userId)
    .order('timestamp', { ascending: false })
    .limit(recent)
    .abortSignal(signal)
    // Who asks says how often: the client alone would go on for seven seconds.
    .retry(false)
    .throwOnError();
  return z.array(orderSummarySchema).parse(data);
}

// What the REST interface calls an offset beyond the last row.
const beyondTheLast = 'PGRST103';

/** One page of all the shopper's orders, newest first, with their exact number. `page` counts from 1. */
export async function readOrdersPage(
  client: SupabaseClient,
  userId: string,
  page: number,
  signal: AbortSignal,
): Promise<OrdersPage> {
  const first = (page - 1) * ordersPageSize;
  const { data, count, error } = await client
    .from('orders')
    .select(columns, { count: 'exact' })
    .eq('user_id', userId)
    .order('timestamp', { ascending: false })
    // Orders of one moment keep their places from page to page.
    .order('order_id')
    .range(first, first + ordersPageSize - 1)
    .abortSignal(signal)
    .retry(false);
  if (error?.code === beyondTheLast) return { status: 'beyond' };
  if (error) throw error;
  const orders = z.array(orderSummarySchema).parse(data);
  if (orders.length === 0 && page > 1) return { status: 'beyond' };
  return { status: 'found', orders, total: z.number().parse(count) };
}
