import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '@/lib/env/public';
import type { Database } from '@/supabase/functions/_shared/contracts/database';
import { boundedFetch } from './bounded-fetch';
import type { ShopClient } from './shop-client';

let client: ShopClient | undefined;

function createVisitorClient(): ShopClient {
  const headers = { apikey: env.supabaseKey, authorization: `Bearer ${env.supabaseKey}` };
  const rest = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
    headers,
    fetch: boundedFetch,
  });
  const functions = new FunctionsClient(`${env.supabaseUrl}/functions/v1`, {
    headers,
    customFetch: boundedFetch,
  });
  return Object.assign(rest, { functions });
}

/**
 * The browser's client for public data. It ignores the session, so an invalid session cannot affect the catalogue or
 * the cart. It consists of the parts of supabase-js that need no session, a ninth of its size. Import this file
 * dynamically, like `browser-client`.
 */
export function visitorClient(): ShopClient {
  client ??= createVisitorClient();
  return client;
}
