import { siteUrl } from '@/lib/env/site-url';
import { defaultLocale, locales, localePath, type Locale } from '@/lib/i18n/locale';

/** The absolute address of a path of the shop; absolute addresses are returned unchanged. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl()).toString();
}

/** The absolute address of a page in a language. `path` has no language prefix. */
export function pageUrl(locale: Locale, path: string): string {
  return absoluteUrl(localePath(locale, path));
}

/**
 * The hreflang versions of a page, the same on each of them. A page without English text has only one version; its
 * English address points to the Arabic one.
 */
export function languageAlternates(path: string, hasEnglish: boolean): Record<string, string> {
  const versions = hasEnglish ? locales : [defaultLocale];
  return {
    ...Object.fromEntries(versions.map((locale) => [locale, pageUrl(locale, path)])),
    'x-default': pageUrl(defaultLocale, path),
  };
}

/** The canonical address of a product page: the Arabic one if there is no English text. */
export function productUrl(
  { sku, has_english }: { sku: string; has_english: boolean },
  locale: Locale,
): string {
  return pageUrl(has_english ? locale : defaultLocale, `/product/${sku}`);
}
