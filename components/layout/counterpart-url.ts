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
