import type { Locale } from '@/lib/i18n/locale';
import { plainWords } from '@/lib/i18n/translator';

export function trackWords(locale: Locale) {
  const { needsScripts, form, faults, failures, result } = plainWords(locale, 'track');
  return { needsScripts, form, faults, failures, result };
}
export type TrackWords = ReturnType<typeof trackWords>;
