import { localePath, withoutLocale, type Locale } from '@/lib/i18n/locale';

/**
 * The same page in another language, with its query and fragment; a `redirect` in the query is translated too. `url` is
 * one of the shop's own.
 */
export function counterpartUrl(url: string, target: Locale): string {
  const { origin, pathname, search, searchParams, hash } = new URL(url);
  const path = localePath(target, withoutLocale(pathname));
  const redirect = searchParams.get('redirect');
  if (!redirect || !/^\/(?![/\\])/.test(redirect)) return path + search + hash;
  searchParams.set('redirect', counterpartUrl(origin + redirect, target));
  return `${path}?${searchParams.toString().replaceAll('%2F', '/')}${hash}`;
}

/**
 * The public path of a page. `pathname` and it have no language. The server renders filtered and further pages under
 * internal paths, which map to the list's own path; likewise unknown addresses.
 */
export function publicPath(pathname: string): string {
  return pathname
    .replace(/^\/(?:search|not-found|unknown|shop\/.*)$/, '/shop')
    .replace(/^\/landing(\/[^/]+\/[^/]+)\/.*$/, '$1');
}
