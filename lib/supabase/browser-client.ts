import { createBrowserClient } from '@supabase/ssr';
import { isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env/public';
import { boundedFetch } from './bounded-fetch';
import { leaveForLogin } from './leave-for-login';
import { retryUnauthorized } from './retry-unauthorized';
import { sessionCookieOptions } from './session-cookie-options';

let client: SupabaseClient | undefined;

const sessionFetch = retryUnauthorized(boundedFetch, {
  refresh: async () => {
    const { data, error } = await browserClient().auth.refreshSession();
    // Nobody is signed out because the network failed.
    if (error && isAuthRetryableFetchError(error)) throw error;
    return data.session?.access_token ?? null;
  },
  giveUp: async () => {
    await browserClient().auth.signOut({ scope: 'local' });
    leaveForLogin();
  },
});

/** Signing in and refreshing have 401s of their own. */
function isForAuthService(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : input.toString();
  return address.startsWith(`${env.supabaseUrl}/auth/`);
}

/**
 * The browser's client, made once, with the session of the cookie. Import this file on demand: a first visit to the
 * catalogue does without it.
 */
export function browserClient(): SupabaseClient {
  client ??= createBrowserClient(env.supabaseUrl, env.supabaseKey, {
    cookieOptions: sessionCookieOptions,
    global: {
      // A call without a session counts as well: its page was opened with one, which has gone without a word.
      fetch: (input, init) =>
        isForAuthService(input) ? boundedFetch(input, init) : sessionFetch(input, init),
    },
  });
  return client;
}

/** Throws a `TypeError` when the auth service does not answer: a browser must not be sent to it then. */
export async function checkAuthService(): Promise<void> {
  const address = `${env.supabaseUrl}/auth/v1/health`;
  const answer = await boundedFetch(address, { headers: { apikey: env.supabaseKey } });
  if (answer.status >= 500) throw new TypeError(`The auth service answers ${answer.status}.`);
}
