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
 * A client for links in e-mails. The links work on any device because they carry the session in the fragment, instead
 * of a code that only the requesting browser can redeem. The session stays in memory and never reaches the cookie:
 * opening a link sent by someone else must not sign the visitor in to that person's account.
 */
export function linkClient() {
  return createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    auth: { ...forMailLinks, persistSession: false },
    global: { fetch: boundedFetch },
  });
}

/** The same for a reset link, whose session survives a reload but not the tab. */
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
