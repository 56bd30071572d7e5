import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context } from 'hono';

/** The request's headers with the caller's address as on hosted Supabase, replacing whatever the caller sent. */
export function withCallerAddress(context: Context): Headers {
  const headers = new Headers(context.req.raw.headers);
  headers.set('cf-connecting-ip', getConnInfo(context).remote.address ?? '');
  return headers;
}
