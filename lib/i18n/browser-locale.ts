import type { Locale } from './locale';

/** The browser's preferred language: Arabic if it begins with `ar`. `otherwise` if the browser sends no preference. */
export function browserLocale(acceptLanguage: string | null, otherwise: Locale): Locale {
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase();
  if (!first || first === '*') return otherwise;
  return first.startsWith('ar') ? 'ar' : 'en';
}
