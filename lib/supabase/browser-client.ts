import { createBrowserClient } from '@supabase/ssr';
import {
  isAuthRefreshDiscardedError,
  isAuthRetryableFetchError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { env } from '@/lib/env/public';
import { boundedFetch } from './bounded-fetch';
import { forgetSession } from './forget-session';
import { expectEnd, leaveForLogin } from './leave-for-login';
import { retryUnauthorized } from './retry-unauthorized';
import { sessionCookieOptions } from './session-cookie-options';

let client: SupabaseClient | undefined;

const sessionFetch = retryUnauthorized(boundedFetch, {
  refresh: async () => {
    const { auth } = browserClient();
    // The client itself removes an expired session that is not renewed, which the page notices before this is done.
    expectEnd('refreshFailed');
    const { data: stored, error: unreadable } = await auth.getSession();
    if (!stored.session && !unreadable) return { over: 'noRefreshToken' };
    const { data, error } = await auth.refreshSession();
    // Nobody is signed out because the network failed.
    if (error && isAuthRetryableFetchError(error)) {
      expectEnd(null);
      throw error;
    }
    // Another tab was quicker: its session is the one that counts.
    const session = isAuthRefreshDiscardedError(error)
      ? (await auth.getSession()).data.session
      : data.session;
    if (!session) return { over: 'refreshFailed' };
    expectEnd(null);
    return { token: session.access_token };
  },
  giveUp: async (end) => {
    expectEnd(end);
    await browserClient().auth.signOut({ scope: 'local' });
    // The client keeps a session whose end the auth service could not be told.
    forgetSession();
    leaveForLogin();
  },
});

/** Signing in and refreshing have 401s of their own. Whoever has lost the session asks with no token but the shop's. */
function isForShopper(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : input.toString();
  return !address.startsWith(`${env.supabaseUrl}/auth/`);
}

/**
 * The browser's client, made once, with the session of the cookie. Import this file on demand: a first visit to the
 * catalogue does without it.
 */
export function browserClient(): SupabaseClient {
  client ??= createBrowserClient(env.supabaseUrl, env.supabaseKey, {
    cookieOptions: sessionCookieOptions,
    global: {
      fetch: (input, init) =>
        isForShopper(input) ? sessionFetch(input, init) : boundedFetch(input, init),
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
