import type { Locale } from '@/lib/i18n/locale';
import { afterSignIn, afterSignInCookie, callbackPath } from './after-sign-in';
import { authAttempt } from './auth-attempt';
import type { AuthResult } from './auth-failure';

// How long the consent screen may stay open.
const secondsToConsent = 600;

/** Goes to Google, which redirects to `/callback.html`. Returns an error if the auth service is unreachable. */
export async function signInWithGoogle(locale: Locale): Promise<AuthResult> {
  const target = encodeURIComponent(afterSignIn(locale, window.location.search));
  document.cookie = `${afterSignInCookie}=${target}; path=${callbackPath}; max-age=${secondsToConsent}; samesite=lax`;
  return authAttempt(async () => {
    const { browserClient, checkAuthService } = await import('@/lib/supabase/browser-client');
    await checkAuthService();
    return browserClient().auth.signInWithOAuth({
      provider: 'google',
      options: {
        redirectTo: window.location.origin + callbackPath,
        queryParams: { access_type: 'online', prompt: 'consent', hl: locale },
      },
    });
  });
}
