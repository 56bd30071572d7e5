import type { Locale } from '@/lib/i18n/locale';
import { getTranslator, plainWords } from '@/lib/i18n/translator';
import { countdownSeconds } from './countdown-seconds';

/** What is said about paying; the countdown in all its steps, the last second first. */
export function paymentWords(locale: Locale) {
  const words = plainWords(locale, 'payments');
  const t = getTranslator(locale, 'payments');
  const countdown = Array.from({ length: countdownSeconds + 1 }, (_, seconds) =>
    t('popup.countdown', { seconds }),
  );
  return { ...words, popup: { ...words.popup, countdown } };
}

export type PaymentWords = ReturnType<typeof paymentWords>;
