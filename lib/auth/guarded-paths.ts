import { withoutLocale } from '@/lib/i18n/locale';
import { routeOf, sectionRoute } from '@/lib/routes.mjs';

/** Whether only signed-in people may open a page. `path` is decoded and has no language prefix. */
export function isGuarded(path: string): boolean {
  return sectionRoute(path)?.access !== undefined;
}

/** Whether a guarded page exists. `path` is as in the address, with or without its language. */
export function isGuardedPage(path: string): boolean {
  return routeOf(withoutLocale(path))?.access !== undefined;
}

/**
 * Whether only staff may open a page, and others see that there is none. `path` is decoded and has no language prefix.
 */
export function isDesk(path: string): boolean {
  return sectionRoute(path)?.access === 'staff';
}

/**
 * The path, without language, of the login page that redirects to `target` afterwards, which is a path with its
 * language and query.
 */
export function loginPath(target: string): string {
  const redirect = encodeURIComponent(target).replaceAll('%2F', '/');
  return `/login?redirect=${redirect}`;
}
