import { localePath, type Locale } from '@/lib/i18n/locale';

/** Whether only signed-in shoppers may open a page. `path` is decoded and has no language prefix. */
export function isGuarded(path: string): boolean {
  return /^\/(?:checkout|profile)(?:\/|$)/.test(path);
}

/** Whether a guarded page exists. `path` is as in the address, with or without its language. */
export function isGuardedPage(path: string): boolean {
  return /^(?:\/en)?\/(?:checkout(?:\/order\/[^/]+)?|profile(?:\/orders)?)$/.test(path);
}

/** Whether the payment providers' scripts may run on a page. `path` as above. */
export function isCheckout(path: string): boolean {
  return /^\/checkout(?:\/|$)/.test(path);
}

/** The address of the login page that redirects to `target` afterwards, a path with its language and query. */
export function loginPath(locale: Locale, target: string): string {
  const redirect = encodeURIComponent(target).replaceAll('%2F', '/');
  return `${localePath(locale, '/login')}?redirect=${redirect}`;
}
