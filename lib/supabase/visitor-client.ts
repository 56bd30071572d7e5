import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/public';
import { boundedFetch } from './bounded-fetch';

let client: SupabaseClient | undefined;

/**
 * The browser's client for public data. It ignores the session, so an invalid session cannot affect the catalogue or
 * the cart. Import this file dynamically, like `browser-client`.
 */
export function visitorClient(): SupabaseClient {
  client ??= createClient(env.supabaseUrl, env.supabaseKey, {
    accessToken: () => Promise.resolve(null),
    global: { fetch: boundedFetch },
  });
  return client;
}
