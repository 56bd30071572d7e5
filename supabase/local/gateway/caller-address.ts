import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context } from 'hono';

const claims = ['x-forwarded-for', 'x-real-ip', 'forwarded'];

/** The request's headers with the caller's address where hosted Supabase has it, whatever the caller claims. */
export function withCallerAddress(context: Context): Headers {
  const headers = new Headers(context.req.raw.headers);
  for (const name of claims) headers.delete(name);
  headers.set('cf-connecting-ip', getConnInfo(context).remote.address ?? '');
  return headers;
}
