import { defaultLocale, localePath, locales, type Locale } from '@/lib/i18n/locale';

function counterpartPath(pathname: string, target: Locale): string {
  const prefix = locales.find(
    (locale) =>
      locale !== defaultLocale && (pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)),
  );
  return localePath(target, prefix ? pathname.slice(prefix.length + 1) || '/' : pathname);
}

/**
 * The same page in another language, with its query and fragment; a `redirect` in the query is translated too. `url` is
 * one of the shop's own.
 */
export function counterpartUrl(url: string, target: Locale): string {
  const { origin, pathname, search, searchParams, hash } = new URL(url);
  const path = counterpartPath(pathname, target);
  const redirect = searchParams.get('redirect');
  if (!redirect || !/^\/(?![/\\])/.test(redirect)) return path + search + hash;
  searchParams.set('redirect', counterpartUrl(origin + redirect, target));
  return `${path}?${searchParams.toString().replaceAll('%2F', '/')}${hash}`;
}

/**
 * The public path of a page, without language. The server renders filtered and further pages under internal paths,
 * which map to the list's own path; likewise unknown addresses.
 */
export function publicPath(pathname: string): string {
  const path = pathname.replace(/^\/(?:ar|en)(?=\/|$)/, '') || '/';
  return path
    .replace(/^\/(?:search|not-found|unknown|shop\/.*)$/, '/shop')
    .replace(/^\/landing(\/[^/]+\/[^/]+)\/.*$/, '$1');
}
