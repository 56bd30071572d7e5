import { createServerClient, type CookieOptions } from '@supabase/ssr';
import type { NextRequest, NextResponse } from 'next/server';
import { uncached } from '@/lib/cache-control';
import { env } from '@/lib/env/public';
import type { Database } from '@/supabase/functions/_shared/contracts/database';
import { boundedFetch } from './bounded-fetch';
import { readSession, type SessionReading } from './read-session';
import { withoutBrokenSession } from './readable-session';
import { isSessionCookie } from './session-cookie';
import { sessionCookieOptions } from './session-cookie-options';

type CookieChange = { name: string; value: string; options: CookieOptions };

export type RequestSession = {
  session: SessionReading;
  /** Puts refreshed cookies on the answer, with the headers that keep them out of every cache. */
  writeTo: (response: NextResponse) => NextResponse;
};

/**
 * Verifies the session of a request and refreshes it when it is old. The request's own cookies are renewed too, for
 * the page behind. Cookies that hold no good session are removed, so that they are not verified over and over.
 */
export async function readRequestSession(request: NextRequest): Promise<RequestSession> {
  const changes = new Map<string, CookieChange>();
  const headers = new Headers(uncached);
  const client = createServerClient<Database>(env.supabaseUrl, env.supabaseKey, {
    cookieOptions: sessionCookieOptions,
    global: { fetch: boundedFetch },
    cookies: {
      getAll: () => withoutBrokenSession(request.cookies.getAll()),
      setAll: (changed, cacheHeaders) => {
        for (const change of changed) {
          changes.set(change.name, change);
          request.cookies.set(change.name, change.value);
        }
        for (const [name, value] of Object.entries(cacheHeaders)) headers.set(name, value);
      },
    },
  });
  const own = request.cookies.getAll().filter(({ name }) => isSessionCookie(name));
  const session: SessionReading =
    own.length > 0 ? await readSession(client) : { status: 'signed-out' };
  if (session.status === 'signed-out') {
    const gone = { ...sessionCookieOptions, maxAge: 0 };
    for (const { name } of own) changes.set(name, { name, value: '', options: gone });
  }
  return {
    session,
    writeTo: (response) => {
      for (const { name, value, options } of changes.values())
        response.cookies.set(name, value, options);
      for (const [name, value] of headers) response.headers.set(name, value);
      return response;
    },
  };
}
