export const locales = ['ar', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Arabic regardless of the browser's preference; English only under `/en` or if the shopper selects it. */
export const defaultLocale: Locale = 'ar';

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

export function directionOf(locale: Locale): 'rtl' | 'ltr' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** The public path: Arabic without a prefix, English under `/en`. `path` begins with `/`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
