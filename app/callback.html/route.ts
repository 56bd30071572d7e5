import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import {
  afterSignInCookie,
  callbackPath,
  googleFailure,
  localeOfPath,
} from '@/lib/auth/after-sign-in';
import { safeRedirect } from '@/lib/auth/safe-redirect';
import { serverClient } from '@/lib/supabase/server-client.server';

/** Where the social sign-in returns to: the code becomes the cookie session, and the shopper goes on (spec §2). */
export async function GET(request: NextRequest) {
  const store = await cookies();
  const target = safeRedirect(store.get(afterSignInCookie)?.value, '/shop');
  store.delete({ name: afterSignInCookie, path: callbackPath });
  const code = request.nextUrl.searchParams.get('code');
  const isSignedIn = code !== null && (await exchange(code));
  const location = isSignedIn ? target : googleFailure(localeOfPath(target), target);
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'private, no-store' },
  });
}

async function exchange(code: string): Promise<boolean> {
  const client = await serverClient();
  const { error } = await client.auth.exchangeCodeForSession(code);
  return error === null;
}
