import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/public';
import { watchedFetch } from '@/lib/observability/watched-fetch';
import type { Database } from '@/supabase/functions/_shared/contracts/database';
import { steadyFetch } from './steady-fetch';

/** A client with the permissions of an anonymous visitor, the only one that cacheable pages may use. */
export const publicClient = createClient<Database>(env.supabaseUrl, env.supabaseKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  global: { fetch: watchedFetch(steadyFetch) },
});
