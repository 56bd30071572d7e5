import { LRUCache } from 'lru-cache';
import { uncached } from '@/lib/cache-control';
import { warmUpOrders } from '@/lib/orders/warm-up';
import { serverClient } from '@/lib/supabase/server-client.server';
import { verifiedSession } from '@/lib/supabase/session.server';
import { minutes, seconds } from '@/lib/time';

const longest = seconds(3);

// Whose orders are warm: however often somebody asks, the backend is asked once in two minutes.
const warm = new LRUCache<string, true>({ max: 1000, ttl: minutes(2) });

/** Sent when the panel of recent orders appears; nobody reads its answer. */
export async function GET() {
  const done = new Response(null, { status: 204, headers: uncached });
  try {
    const session = await verifiedSession();
    if (session.status !== 'signed-in' || warm.has(session.claims.sub)) return done;
    const { sub } = session.claims;
    warm.set(sub, true);
    await warmUpOrders(await serverClient(), sub, AbortSignal.timeout(longest));
  } catch {
    // A backend that stays cold is only slower.
  }
  return done;
}
