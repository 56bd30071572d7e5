import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/public';

let client: SupabaseClient | undefined;

/** The browser's client, made once. Import this file on demand: a first visit to the catalogue does without it. */
export function browserClient(): SupabaseClient {
  client ??= createClient(env.supabaseUrl, env.supabaseKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return client;
}
