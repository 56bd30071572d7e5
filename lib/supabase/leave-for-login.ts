import { isLocale, localePath, withoutLocale } from '@/lib/i18n/locale';
import { sectionRoute } from '@/lib/routes.mjs';
import { sessionEndedQuery, type SessionEnd } from './session-end';

let end: SessionEnd | null = null;

/**
 * Sets in advance what the login page will show, because several places may notice the end of a session. Null if it has
 * not ended after all, or was ended on purpose.
 */
export function expectEnd(expected: SessionEnd | null): void {
  end = expected;
}

/**
 * Redirects a shopper whose session has ended to the login page in the page's language, unless they are there. The
 * document is replaced, so nothing of the session stays in memory or behind the back button. From some pages, such as
 * the checkout, the login page redirects back.
 */
export function leaveForLogin(): void {
  const { lang } = document.documentElement;
  const login = localePath(isLocale(lang) ? lang : 'ar', '/login');
  const { pathname } = window.location;
  if (pathname === login) return;
  const query = [
    sectionRoute(withoutLocale(pathname))?.isResumed ? `redirect=${pathname}` : [],
    end ? `${sessionEndedQuery}=${end}` : [],
  ].flat();
  window.location.replace(login + (query.length > 0 ? `?${query.join('&')}` : ''));
}
