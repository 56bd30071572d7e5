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

/**
 * The public path: Arabic without a prefix, English under `/en`. `path` begins with `/`. Links and the router
 * (`navigation.ts`) add the language themselves.
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The path without its language, as `localePath` takes it. May have a query and a fragment. */
export function withoutLocale(path: string): string {
  const rest = path.replace(/^\/en(?=[/?#]|$)/, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
