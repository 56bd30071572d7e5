import type { Locale } from '@/lib/i18n/locale';
import { plainWords } from '@/lib/i18n/translator';

export const checkoutWords = (locale: Locale) => plainWords(locale, 'checkout');
export type CheckoutWords = ReturnType<typeof checkoutWords>;
