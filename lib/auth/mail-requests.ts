import { localePath, type Locale } from '@/lib/i18n/locale';
import type { LinkClient } from '@/lib/supabase/link-client';
import { authAttempt } from './auth-attempt';
import type { AuthResult } from './auth-failure';
import type { NewAccount } from './new-credentials';

type AuthClient = LinkClient['auth'];
type ServiceAnswer = Awaited<ReturnType<AuthClient['resetPasswordForEmail']>>;

const attempt = (call: (auth: AuthClient) => Promise<Pick<ServiceAnswer, 'error'>>) =>
  authAttempt(async () => {
    const { linkClient } = await import('@/lib/supabase/link-client');
    return call(linkClient().auth);
  });

const absolute = (locale: Locale, path: string) =>
  window.location.origin + localePath(locale, path);

/** Where a confirmation link leads: to the login page, and from there to the shopper's destination. */
const confirmedAt = (locale: Locale) => absolute(locale, '/login') + window.location.search;

/** Creates an account and sends a confirmation e-mail. Does not sign in. */
export function signUp(
  locale: Locale,
  { fullName, email, phone, password }: NewAccount,
): Promise<AuthResult> {
  return attempt((auth) =>
    auth.signUp({
      email,
      password,
      options: { emailRedirectTo: confirmedAt(locale), data: { full_name: fullName, phone } },
    }),
  );
}

export function resendConfirmation(locale: Locale, email: string): Promise<AuthResult> {
  const options = { emailRedirectTo: confirmedAt(locale) };
  return attempt((auth) => auth.resend({ type: 'signup', email, options }));
}

export function requestPasswordReset(locale: Locale, email: string): Promise<AuthResult> {
  const redirectTo = absolute(locale, '/reset-password');
  return attempt((auth) => auth.resetPasswordForEmail(email, { redirectTo }));
}
