import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/public';
import type { Database } from '@/supabase/functions/_shared/contracts/database';
import { boundedFetch } from './bounded-fetch';
import type { ShopClient } from './shop-client';

let client: ShopClient | undefined;

/**
 * The browser's client for public data. It ignores the session, so an invalid session cannot affect the catalogue or
 * the cart. Import this file dynamically, like `browser-client`.
 */
export function visitorClient(): ShopClient {
  client ??= createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    accessToken: () => Promise.resolve(null),
    global: { fetch: boundedFetch },
  });
  return client;
}
