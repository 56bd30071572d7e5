import type { Locale } from './locale';

/** The language of most letters of a text; null if it has no letters of either language. */
export function textLanguage(text: string): Locale | null {
  const arabic = text.match(/(?=\p{L})\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic + latin === 0) return null;
  return arabic >= latin ? 'ar' : 'en';
}
