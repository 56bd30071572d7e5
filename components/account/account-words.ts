import type { Locale } from '@/lib/i18n/locale';
import { plainWords } from '@/lib/i18n/translator';

export const accountWords = (locale: Locale) => plainWords(locale, 'account');
export type AccountWords = ReturnType<typeof accountWords>;
