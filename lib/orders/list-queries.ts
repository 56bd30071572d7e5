import type { ShopClient } from '@/lib/supabase/shop-client';
import { RecordError } from '@/lib/records/record-error';
import { readRecords, readRecordsWithCount } from '@/lib/records/records';
import { columnsOf } from '@/lib/supabase/columns-of';
import { listedOrderSchema, type ListedOrder } from './listed-order';
import { ordersPageSize, type OrdersPage } from './orders-page';

const columns = columnsOf(listedOrderSchema);

const recent = 5;

/** The shopper's latest orders, newest first. */
export async function readRecentOrders(
  client: ShopClient,
  userId: string,
  signal: AbortSignal,
): Promise<ListedOrder[]> {
  const question = client
    .from('orders')
    .select(columns)
    .eq('user_id', userId)
    .order('timestamp', { ascending: false })
    .limit(recent)
    .abortSignal(signal);
  return readRecords(question, listedOrderSchema);
}

// PostgREST's status for an offset beyond the last row.
const beyondTheLast = 416;

/** One page of the shopper's orders, newest first, with the exact total. `page` starts at 1. */
export async function readOrdersPage(
  client: ShopClient,
  userId: string,
  page: number,
  signal: AbortSignal,
): Promise<OrdersPage> {
  const first = (page - 1) * ordersPageSize;
  const question = client
    .from('orders')
    .select(columns, { count: 'exact' })
    .eq('user_id', userId)
    .order('timestamp', { ascending: false })
    // A stable order for orders with the same time.
    .order('order_id')
    .range(first, first + ordersPageSize - 1)
    .abortSignal(signal);
  try {
    const { records: orders, count: total } = await readRecordsWithCount(
      question,
      listedOrderSchema,
    );
    return orders.length === 0 && page > 1
      ? { status: 'beyond' }
      : { status: 'found', orders, total };
  } catch (error) {
    if (error instanceof RecordError && error.status === beyondTheLast) return { status: 'beyond' };
    throw error;
  }
}
