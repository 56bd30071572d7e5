import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { handlingDays, returnDays, transitDays } from './policies';

/** The promised periods as text for sentences, e.g. `3 to 7 days`. */
export function policyWords(locale: Locale) {
  const t = getTranslator(locale, 'about.durations');
  return {
    returnWindow: t('returnWindow', { days: returnDays }),
    handlingTime: t('handlingTime', { days: handlingDays.to }),
    transitTime: t('transitTime', transitDays),
  };
}
