import { deliveryWords } from '@/components/delivery/delivery-words';
import type { Locale } from '@/lib/i18n/locale';
import { plainWords } from '@/lib/i18n/translator';

export const checkoutWords = (locale: Locale) => ({
  ...plainWords(locale, 'checkout'),
  arrives: deliveryWords(locale).arrives,
});
export type CheckoutWords = ReturnType<typeof checkoutWords>;
