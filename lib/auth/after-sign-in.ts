import { defaultLocale, localePath, type Locale } from '@/lib/i18n/locale';
import { loginPath } from './guarded-paths';
import { safeRedirect } from './safe-redirect';

/** Keeps where a shopper was going while they are with the social provider. Sent to `/callback.html` only. */
export const afterSignInCookie = 'after-sign-in';
export const callbackPath = '/callback.html';

/** Where `?redirect=` leads, or the shop in the shopper's language. */
export function afterSignIn(locale: Locale, search: string): string {
  const asked = new URLSearchParams(search).get('redirect');
  return safeRedirect(asked, localePath(locale, '/shop'));
}

export function localeOfPath(path: string): Locale {
  return /^\/en(?:[/?#]|$)/.test(path) ? 'en' : defaultLocale;
}

/** Whether the way to `target` loads another document: another language's, or the checkout, which has its own policy. */
export function loadsDocument(locale: Locale, target: string): boolean {
  return localeOfPath(target) !== locale || leadsToCheckout(target);
}

export function leadsToCheckout(target: string): boolean {
  return /^(?:\/en)?\/checkout(?:[/?#]|$)/.test(target);
}

/** Says in the login page's query that the way over the social provider has failed. */
export const failedWithGoogle = 'google-failed';

/** The login page after a failed way over the social provider, with the same way on as before. */
export function googleFailure(locale: Locale, target: string): string {
  return `${loginPath(locale, target)}&${failedWithGoogle}=1`;
}
