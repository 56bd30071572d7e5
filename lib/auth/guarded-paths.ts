import { localePath, type Locale } from '@/lib/i18n/locale';

/** What only a signed-in shopper may open. `path` is decoded and has no language prefix. */
export function isGuarded(path: string): boolean {
  return /^\/(?:checkout|profile)(?:\/|$)/.test(path);
}

/** Whether a page is there at all. `path` is written as in the address, with or without its language. */
export function isGuardedPage(path: string): boolean {
  return /^(?:\/en)?\/(?:checkout(?:\/order\/[^/]+)?|profile(?:\/orders)?)$/.test(path);
}

/** Where the payment providers' scripts may run. `path` as above. */
export function isCheckout(path: string): boolean {
  return /^\/checkout(?:\/|$)/.test(path);
}

/** The login page that leads back to `target`, a path with its language and query. */
export function loginPath(locale: Locale, target: string): string {
  const redirect = encodeURIComponent(target).replaceAll('%2F', '/');
  return `${localePath(locale, '/login')}?redirect=${redirect}`;
}
