import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/public';
import { seconds } from '@/lib/time';

// No page waits longer than this for the backend; beyond it the shopper sees the error screen.
const requestTimeout = seconds(8);

function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(requestTimeout);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
}

/** A client with the rights of an anonymous visitor: all that a cacheable page may be made from. */
export const publicClient = createClient(env.supabaseUrl, env.supabaseKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  global: { fetch: boundedFetch },
});
