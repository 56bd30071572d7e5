import { createBrowserClient } from '@supabase/ssr';
import { isAuthRefreshDiscardedError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { env } from '@/lib/env/public';
import type { Database } from '@/supabase/functions/_shared/contracts/database';
import { boundedFetch } from './bounded-fetch';
import { forgetSession } from './forget-session';
import { expectEnd, leaveForLogin } from './leave-for-login';
import { retryUnauthorized } from './retry-unauthorized';
import { withTrace } from './with-trace';
import { sessionCookieOptions } from './session-cookie-options';
import type { SessionClient } from './shop-client';

let client: SessionClient | undefined;

/** The token of the session that ended: the client forgets a session that cannot be refreshed. */
let endedToken: string | undefined;

const sessionFetch = retryUnauthorized(boundedFetch, {
  refresh: async () => {
    const { auth } = browserClient();
    // The client itself removes an expired session that cannot be refreshed, which the page notices before this call
    // returns.
    expectEnd('refreshFailed');
    const { data: stored, error: unreadable } = await auth.getSession();
    endedToken = stored.session?.access_token;
    if (!stored.session && !unreadable) return { over: 'noRefreshToken' };
    const { data, error } = await auth.refreshSession();
    // A network failure must not sign anyone out.
    if (error && isAuthRetryableFetchError(error)) {
      expectEnd(null);
      throw error;
    }
    // Another tab was faster: its session is the one that counts.
    const session = isAuthRefreshDiscardedError(error)
      ? (await auth.getSession()).data.session
      : data.session;
    if (!session) return { over: 'refreshFailed' };
    expectEnd(null);
    return { token: session.access_token };
  },
  giveUp: async (end) => {
    expectEnd(end);
    const { auth } = browserClient();
    const { data } = await auth.getSession();
    await (data.session || !endedToken
      ? auth.signOut({ scope: 'global' })
      : auth.admin.signOut(endedToken, 'global'));
    // The client keeps a session if the auth service could not end it.
    forgetSession();
    leaveForLogin();
  },
});

/**
 * Calls for signing in and refreshing return 401 for other reasons, and without a session the request carries only the
 * shop's key.
 */
function isForShopper(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : input.toString();
  return !address.startsWith(`${env.supabaseUrl}/auth/`);
}

/**
 * The browser's client, created once, with the session from the cookie. Import this file dynamically: a first visit to
 * the catalogue does not need it.
 */
export function browserClient(): SessionClient {
  client ??= createBrowserClient<Database>(env.supabaseUrl, env.supabaseKey, {
    cookieOptions: sessionCookieOptions,
    global: {
      fetch: (input, init) => {
        const send = isForShopper(input) ? sessionFetch : boundedFetch;
        return send(input, withTrace(input, init));
      },
    },
  });
  return client;
}

/** Throws a `TypeError` if the auth service does not respond, because the browser must not be redirected to it then. */
export async function checkAuthService(): Promise<void> {
  const address = `${env.supabaseUrl}/auth/v1/health`;
  const answer = await boundedFetch(address, { headers: { apikey: env.supabaseKey } });
  if (answer.status >= 500)
    throw new TypeError(`The auth service responded with ${answer.status}.`);
}
