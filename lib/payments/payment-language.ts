import type { Locale } from '@/lib/i18n/locale';
import { minutes } from '@/lib/time';

/** The language of the page on which a payment began: providers lead back to an address that has none. */
export const paymentLanguageCookie = 'payment-language';

// As long as a provider's page can be paid on.
const kept = minutes(120) / 1000;

export function keepPaymentLanguage(locale: Locale): void {
  document.cookie = `${paymentLanguageCookie}=${locale}; path=/payment-complete; max-age=${kept}; samesite=lax`;
}
