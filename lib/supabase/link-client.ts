import { createClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/public';
import type { Database } from '@/supabase/functions/_shared/contracts/database';
import { boundedFetch } from './bounded-fetch';

const forMailLinks = {
  flowType: 'implicit',
  autoRefreshToken: false,
  detectSessionInUrl: false,
} as const;

/**
 * A client for what goes on by mail. Its links work on any device, as they carry the session in the fragment instead
 * of a code that only the asking browser can redeem. What it signs in stays in memory, never in the cookie: opening a
 * link that somebody else sent must not make a shopper that somebody.
 */
export function linkClient() {
  return createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    auth: { ...forMailLinks, persistSession: false },
    global: { fetch: boundedFetch },
  });
}

/** The same for a reset link, whose session outlives a reload of the page but not the tab. */
export function recoveryClient() {
  return createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    auth: {
      ...forMailLinks,
      persistSession: true,
      storage: window.sessionStorage,
      storageKey: 'password-recovery',
    },
    global: { fetch: boundedFetch },
  });
}

export type LinkClient = ReturnType<typeof linkClient>;
