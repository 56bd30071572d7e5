import type { ShopClient } from '@/lib/supabase/shop-client';
import * as z from 'zod/mini';
import { RecordError } from '@/lib/records/record-error';
import { readRecords, readRecordsWithCount } from '@/lib/records/records';
import {
  listedOrderColumns,
  listedOrderSchema,
  type ListedOrder,
  type OrderWithBooks,
} from './listed-order';
import { bookColumns, orderedBookSchema } from './order-story';
import { ordersPageSize, type OrdersPage } from './orders-page';

const booksSchema = z.object({
  order_id: z.string(),
  order_products: z.array(orderedBookSchema),
});
type Books = z.infer<typeof booksSchema>;

/** `count` orders from an offset, newest first, each with its books. */
function readBooks(
  client: ShopClient,
  userId: string,
  signal: AbortSignal,
  [offset, count]: readonly [number, number],
): Promise<Books[]> {
  const question = client
    .from('orders')
    .select(`order_id,order_products(${bookColumns})`)
    .eq('user_id', userId)
    .order('timestamp', { ascending: false })
    .order('order_id')
    .order('position', { referencedTable: 'order_products' })
    .range(offset, offset + count - 1)
    .abortSignal(signal);
  return readRecords(question, booksSchema);
}

function withBooks(orders: readonly ListedOrder[], books: readonly Books[]): OrderWithBooks[] {
  const known = new Map(books.map(({ order_id, order_products }) => [order_id, order_products]));
  // An order that was placed between the two queries has no books yet.
  return orders.map((order) => ({ ...order, books: known.get(order.order_id) ?? [] }));
}

const recent = 5;

/** The shopper's latest orders, newest first. */
export async function readRecentOrders(
  client: ShopClient,
  userId: string,
  signal: AbortSignal,
): Promise<OrderWithBooks[]> {
  const question = client
    .from('orders')
    .select(listedOrderColumns)
    .eq('user_id', userId)
    .order('timestamp', { ascending: false })
    .limit(recent)
    .abortSignal(signal);
  const [orders, books] = await Promise.all([
    readRecords(question, listedOrderSchema),
    readBooks(client, userId, signal, [0, recent]),
  ]);
  return withBooks(orders, books);
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
    .select(listedOrderColumns, { count: 'exact' })
    .eq('user_id', userId)
    .order('timestamp', { ascending: false })
    // A stable order for orders with the same time.
    .order('order_id')
    .range(first, first + ordersPageSize - 1)
    .abortSignal(signal);
  try {
    const [{ records, count: total }, books] = await Promise.all([
      readRecordsWithCount(question, listedOrderSchema),
      readBooks(client, userId, signal, [first, ordersPageSize]),
    ]);
    return records.length === 0 && page > 1
      ? { status: 'beyond' }
      : { status: 'found', orders: withBooks(records, books), total };
  } catch (error) {
    if (error instanceof RecordError && error.status === beyondTheLast) return { status: 'beyond' };
    throw error;
  }
}
