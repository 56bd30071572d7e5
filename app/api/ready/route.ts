import { connection } from 'next/server';
import { uncached } from '@/lib/cache-control';
import { readiness } from '@/lib/http/readiness.mjs';

/**
 * Whether a balancer may send visitors to this server: 503 while it starts or drains. Neither the backend nor the cache
 * counts, because pages go on without them, and a server less helps nobody then.
 */
export async function GET() {
  await connection();
  const isReady = readiness() === 'ready';
  return Response.json(
    { status: isReady ? 'ready' : 'unready' },
    { status: isReady ? 200 : 503, headers: uncached },
  );
}
