import { isLocale, localePath } from '@/lib/i18n/locale';

/**
 * Sends a shopper whose session is over to the login page in the page's language, unless they are there. The whole
 * page is replaced: nothing of the session's pages stays in memory, or behind the back button.
 */
export function leaveForLogin(): void {
  const { lang } = document.documentElement;
  const login = localePath(isLocale(lang) ? lang : 'ar', '/login');
  if (window.location.pathname !== login) window.location.replace(login);
}
