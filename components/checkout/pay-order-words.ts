import type { Locale } from '@/lib/i18n/locale';
import { plainWords } from '@/lib/i18n/translator';

export const payOrderWords = (locale: Locale) => plainWords(locale, 'orders').pay;
export type PayOrderWords = ReturnType<typeof payOrderWords>;
