import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import {
  afterSignInCookie,
  callbackPath,
  googleFailure,
  localeOfPath,
} from '@/lib/auth/after-sign-in';
import { authFailure, type AuthFailure } from '@/lib/auth/auth-failure';
import { safeRedirect } from '@/lib/auth/safe-redirect';
import { socialFailure, socialFailureCookie, socialFailureValue } from '@/lib/auth/social-failure';
import { uncached } from '@/lib/cache-control';
import { serverClient } from '@/lib/supabase/server-client.server';

/** Lifetime of a cookie that is read on the login page, the next page. */
const secondsToLogin = 60;

/**
 * Google sign-in returns here. The code is exchanged for the session cookie, and the shopper is redirected to their
 * destination, or to the login page with the provider's error. Ignored unless this browser started the sign-in.
 */
export async function GET(request: NextRequest) {
  const store = await cookies();
  const requested = store.get(afterSignInCookie);
  const target = safeRedirect(requested?.value, '/shop');
  store.delete({ name: afterSignInCookie, path: callbackPath });
  const { searchParams } = request.nextUrl;
  const code = searchParams.get('code');
  const failure = code === null ? socialFailure(searchParams) : await exchange(code);
  const isSignedIn = code !== null && failure === null;
  if (requested && failure)
    store.set(socialFailureCookie, socialFailureValue(failure), {
      maxAge: secondsToLogin,
      sameSite: 'lax',
    });
  const location = isSignedIn ? target : googleFailure(localeOfPath(target), target);
  return new Response(null, {
    status: 303,
    headers: { location, ...uncached },
  });
}

async function exchange(code: string): Promise<AuthFailure | null> {
  const client = await serverClient();
  const { error } = await client.auth.exchangeCodeForSession(code);
  return error && authFailure(error);
}
