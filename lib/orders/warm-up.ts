import type { ShopClient } from '@/lib/supabase/shop-client';
import { readOrderDetails } from './details-queries';
import { readRecentOrders } from './list-queries';

/**
 * Asks what the order dialog will ask in a moment, about the shopper's newest order: the backend has then opened its
 * connections, planned the questions and read the rows. Nothing is kept of the answers.
 */
export async function warmUpOrders(
  client: ShopClient,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  const [newest] = await readRecentOrders(client, userId, signal);
  if (newest) await readOrderDetails(client, newest.order_id, 'ar', signal);
}
