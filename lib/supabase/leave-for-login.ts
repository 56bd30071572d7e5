import { isLocale, localePath } from '@/lib/i18n/locale';

/**
 * Sends a shopper whose session is over to the login page in the page's language, unless they are there. The whole
 * page is replaced: nothing of the session's pages stays in memory, or behind the back button. From the checkout the way
 * leads back to it (spec §6).
 */
export function leaveForLogin(): void {
  const { lang } = document.documentElement;
  const login = localePath(isLocale(lang) ? lang : 'ar', '/login');
  const { pathname } = window.location;
  const back = /^(?:\/en)?\/checkout(?:\/|$)/.test(pathname) ? `?redirect=${pathname}` : '';
  if (pathname !== login) window.location.replace(login + back);
}
