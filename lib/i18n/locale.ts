export const locales = ['ar', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Arabic whatever the browser asks for; English only under `/en` or by the shopper's own choice. */
export const defaultLocale: Locale = 'ar';

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

export function directionOf(locale: Locale): 'rtl' | 'ltr' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** The path a shopper sees: Arabic without a prefix, English under `/en`. `path` begins with `/`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
