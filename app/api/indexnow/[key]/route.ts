import { connection } from 'next/server';
import { isIndexNowKey } from '@/lib/indexnow/indexnow.server';

/** Reached as `/<key>.txt`: the key file that proves to search engines that the shop sent the request. */
export async function GET(_request: Request, { params }: RouteContext<'/api/indexnow/[key]'>) {
  // Never prerendered: the key is read when the server starts.
  await connection();
  const { key } = await params;
  return isIndexNowKey(key)
    ? new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
    : new Response('Not found', { status: 404 });
}
