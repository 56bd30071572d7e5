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
import type { SessionClient } from './shop-client';

type CookieChange = { name: string; value: string; options: CookieOptions };

export type RequestSession = {
  session: SessionReading;
  /** A client with the permissions of the request's sender. */
  client: SessionClient;
  /** Adds refreshed cookies to the response, with the headers that prevent caching. */
  writeTo: (response: NextResponse) => NextResponse;
};

/**
 * Verifies a request's session and refreshes it if it is old. The request's cookies are updated too, for the page.
 * Invalid session cookies are removed so that they are not verified again and again.
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
    client,
    writeTo: (response) => {
      for (const { name, value, options } of changes.values())
        response.cookies.set(name, value, options);
      for (const [name, value] of headers) response.headers.set(name, value);
      return response;
    },
  };
}
