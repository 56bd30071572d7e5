import { connection } from 'next/server';
import { uncached } from '@/lib/cache-control';
import { readiness } from '@/lib/http/readiness.mjs';

/**
 * Whether a load balancer may route visitors to this server: 503 while it starts or drains. The backend and the cache
 * are not checked, because pages work without them, and removing a server from rotation would not help.
 */
export async function GET() {
  await connection();
  const isReady = readiness() === 'ready';
  return Response.json(
    { status: isReady ? 'ready' : 'unready' },
    { status: isReady ? 200 : 503, headers: uncached },
  );
}
