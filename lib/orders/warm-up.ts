import type { ShopClient } from '@/lib/supabase/shop-client';
import { readOrderDetails } from './details-queries';
import { readRecentOrders } from './list-queries';

/**
 * Runs the queries of the order dialog for the shopper's newest order, so that the backend has open connections,
 * planned queries and cached rows. The results are discarded.
 */
export async function warmUpOrders(
  client: ShopClient,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  const [newest] = await readRecentOrders(client, userId, signal);
  if (newest) await readOrderDetails(client, newest.order_id, signal);
}
