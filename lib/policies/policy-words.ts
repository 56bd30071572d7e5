import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { deliveryDays, handlingDays, returnDays, transitDays } from './policies';

/** The promised periods as text for sentences, e.g. `3 to 7 business days`. */
export function policyWords(locale: Locale) {
  const t = getTranslator(locale, 'about.durations');
  return {
    returnWindow: t('returnWindow', { days: returnDays }),
    handlingTime: t('handlingTime', { days: handlingDays.to }),
    transitTime: t('businessDays', transitDays),
    deliveryTime: t('businessDays', deliveryDays),
  };
}
