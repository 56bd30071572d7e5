import { defaultLocale, localePath, locales, type Locale } from '@/lib/i18n/locale';

/** The same page, query and fragment included, in another language. `url` is one of the shop's own. */
export function counterpartUrl(url: string, target: Locale): string {
  const { pathname, search, hash } = new URL(url);
  const prefix = locales.find(
    (locale) =>
      locale !== defaultLocale && (pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)),
  );
  const path = prefix ? pathname.slice(prefix.length + 1) || '/' : pathname;
  return localePath(target, path) + search + hash;
}

/**
 * The path, without language, under which shoppers know a page. The server renders filtered and further pages under
 * internal paths, which come back to the list's own, and unknown addresses under one of its own.
 */
export function publicPath(pathname: string): string {
  const path = pathname.replace(/^\/(?:ar|en)(?=\/|$)/, '') || '/';
  return path
    .replace(/^\/(?:search|not-found|unknown|shop\/.*)$/, '/shop')
    .replace(/^(\/(?:categories|subjects|owners)\/[^/]+)\/.*$/, '$1');
}
