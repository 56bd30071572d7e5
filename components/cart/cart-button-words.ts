import { cartLimit } from '@/lib/cart/cart';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

/** How the cart is called with 0, 1, 2 … items in it; the last stands for every larger number, and `#` for the number. */
function counts(locale: Locale): string[] {
  const t = getTranslator(locale, 'cart');
  const names = Array.from({ length: cartLimit + 1 }, (_, count) =>
    t('count', { count }).replace(String(count), '#'),
  );
  return names.filter((name, count) => names.indexOf(name) === count);
}

/** What the cart's button has to say at once, on every page: no more, as every letter is in the weight of the page. */
export function cartButtonWords(locale: Locale) {
  return { counts: counts(locale), added: getTranslator(locale, 'cart')('added') };
}

export type CartButtonWords = ReturnType<typeof cartButtonWords>;
