import { defaultLocale, localePath, withoutLocale, type Locale } from '@/lib/i18n/locale';
import { isOwnDocument } from '@/lib/navigation/own-document';
import { sectionRoute } from '@/lib/routes.mjs';
import { loginPath } from './guarded-paths';
import { safeRedirect } from './safe-redirect';

/** Remembers the shopper's destination during sign-in with Google. Sent to `/callback.html` only. */
export const afterSignInCookie = 'after-sign-in';
export const callbackPath = '/callback.html';

/** The destination in `?redirect=`, or the shop's front page in the shopper's language. */
export function afterSignIn(locale: Locale, search: string): string {
  const requested = new URLSearchParams(search).get('redirect');
  return safeRedirect(requested, localePath(locale, '/shop'));
}

export function localeOfPath(path: string): Locale {
  return /^\/en(?:[/?#]|$)/.test(path) ? 'en' : defaultLocale;
}

/** Whether `target` must be loaded as a document: a page in the other language, or one with its own policy. */
export function loadsDocument(locale: Locale, target: string): boolean {
  return localeOfPath(target) !== locale || isOwnDocument(target);
}

export function leadsToCheckout(target: string): boolean {
  return sectionRoute(withoutLocale(target))?.hasPayment ?? false;
}

/** Query of the login page after sign-in with Google has failed. */
export const failedWithGoogle = 'google-failed';

/** The address of the login page after sign-in with Google has failed; it keeps the destination. */
export function googleFailure(locale: Locale, target: string): string {
  return `${localePath(locale, loginPath(target))}&${failedWithGoogle}=1`;
}
