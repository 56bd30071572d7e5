import { LRUCache } from 'lru-cache';
import { uncached } from '@/lib/cache-control';
import { warmUpOrders } from '@/lib/orders/warm-up';
import { serverClient } from '@/lib/supabase/server-client.server';
import { verifiedSession } from '@/lib/supabase/session.server';
import { minutes, seconds } from '@/lib/time';

const longest = seconds(3);

// Shoppers whose orders were warmed up: at most once in two minutes each.
const warm = new LRUCache<string, true>({ max: 1000, ttl: minutes(2) });

/** Called when the panel of recent orders is shown; the response has no content. */
export async function GET() {
  const done = new Response(null, { status: 204, headers: uncached });
  try {
    const session = await verifiedSession();
    if (session.status !== 'signed-in' || warm.has(session.claims.sub)) return done;
    const { sub } = session.claims;
    warm.set(sub, true);
    await warmUpOrders(await serverClient(), sub, AbortSignal.timeout(longest));
  } catch {
    // Without the warm-up, the next query is only slower.
  }
  return done;
}
