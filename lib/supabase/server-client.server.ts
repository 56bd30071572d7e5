import 'server-only';
import { createServerClient } from '@supabase/ssr';
import type { SessionClient } from './shop-client';
import { cookies } from 'next/headers';
import { env } from '@/lib/env/public';
import { watchedFetch } from '@/lib/observability/watched-fetch';
import type { Database } from '@/supabase/functions/_shared/contracts/database';
import { steadyFetch } from './steady-fetch';
import { withoutBrokenSession } from './readable-session';
import { sessionCookieOptions } from './session-cookie-options';

/** A client with the permissions of the shopper whose cookies the request carries. */
export async function serverClient(): Promise<SessionClient> {
  const store = await cookies();
  return createServerClient<Database>(env.supabaseUrl, env.supabaseKey, {
    cookieOptions: sessionCookieOptions,
    global: { fetch: watchedFetch(steadyFetch) },
    cookies: {
      getAll: () => withoutBrokenSession(store.getAll()),
      setAll: (changes) => {
        try {
          for (const { name, value, options } of changes) store.set(name, value, options);
        } catch {
          // Rendering cannot set cookies. The middleware has already refreshed the session.
        }
      },
    },
  });
}
