import type { Locale } from './locale';

/** The language that a browser asks for first: Arabic when it begins with `ar`. `otherwise` for one that asks for none. */
export function browserLocale(acceptLanguage: string | null, otherwise: Locale): Locale {
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase();
  if (!first || first === '*') return otherwise;
  return first.startsWith('ar') ? 'ar' : 'en';
}
