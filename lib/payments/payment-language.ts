import type { Locale } from '@/lib/i18n/locale';
import { minutes } from '@/lib/time';

/** The language in which a payment started: providers redirect to an address without a language. */
export const paymentLanguageCookie = 'payment-language';

// In seconds: as long as a provider's page can be used to pay.
const kept = minutes(120) / 1000;

export function keepPaymentLanguage(locale: Locale): void {
  document.cookie = `${paymentLanguageCookie}=${locale}; path=/payment-complete; max-age=${kept}; samesite=lax`;
}
