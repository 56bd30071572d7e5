import { siteUrl } from '@/lib/env/site-url';
import { defaultLocale, locales, localePath, type Locale } from '@/lib/i18n/locale';

/** Absolute address of a path of the shop; an address that is already absolute stays as it is. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl()).toString();
}

/** Absolute address of a page in a language. `path` has no language prefix. */
export function pageUrl(locale: Locale, path: string): string {
  return absoluteUrl(localePath(locale, path));
}

/**
 * The page's versions for search engines, the same set on each of them. A page without English text has one
 * version only: its English address points to the Arabic one.
 */
export function languageAlternates(path: string, hasEnglish: boolean): Record<string, string> {
  const versions = hasEnglish ? locales : [defaultLocale];
  return {
    ...Object.fromEntries(versions.map((locale) => [locale, pageUrl(locale, path)])),
    'x-default': pageUrl(defaultLocale, path),
  };
}

/** The canonical address of a product's page: the Arabic one where it has no English text. */
export function productUrl(
  { sku, has_english }: { sku: string; has_english: boolean },
  locale: Locale,
): string {
  return pageUrl(has_english ? locale : defaultLocale, `/product/${sku}`);
}
