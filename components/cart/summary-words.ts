import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

/** What the page says beyond the words that it shares with the drawer. */
export function summaryWords(locale: Locale) {
  const t = getTranslator(locale, 'cart');
  return {
    title: t('summary'),
    subtotal: t('subtotal'),
    shipping: t('shippingBelow'),
  };
}

export type SummaryWords = ReturnType<typeof summaryWords>;
