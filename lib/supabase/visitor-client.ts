import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/public';
import { boundedFetch } from './bounded-fetch';

let client: SupabaseClient | undefined;

/**
 * The browser's client for what every visitor may read. It knows of no session: one that has gone bad must not get in
 * the way of the catalogue or the cart. Import this file on demand, like `browser-client`.
 */
export function visitorClient(): SupabaseClient {
  client ??= createClient(env.supabaseUrl, env.supabaseKey, {
    accessToken: () => Promise.resolve(null),
    global: { fetch: boundedFetch },
  });
  return client;
}
