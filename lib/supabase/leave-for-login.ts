import { isLocale, localePath } from '@/lib/i18n/locale';
import { sessionEndedQuery, type SessionEnd } from './session-end';

let end: SessionEnd | null = null;

/**
 * Says beforehand what the login page will tell, whoever leaves first: a session that ends is noticed in several places
 * at once. Null when it has not ended after all, or was meant to.
 */
export function expectEnd(expected: SessionEnd | null): void {
  end = expected;
}

/**
 * Sends a shopper whose session is over to the login page in the page's language, unless they are there. The whole
 * page is replaced: nothing of the session's pages stays in memory, or behind the back button. From the checkout the way
 * leads back to it.
 */
export function leaveForLogin(): void {
  const { lang } = document.documentElement;
  const login = localePath(isLocale(lang) ? lang : 'ar', '/login');
  const { pathname } = window.location;
  if (pathname === login) return;
  const query = [
    /^(?:\/en)?\/checkout(?:\/|$)/.test(pathname) ? `redirect=${pathname}` : [],
    end ? `${sessionEndedQuery}=${end}` : [],
  ].flat();
  window.location.replace(login + (query.length > 0 ? `?${query.join('&')}` : ''));
}
