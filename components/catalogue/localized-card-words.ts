import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import type { Words } from './card-words';

/** The words of the cards and add-to-cart buttons of a page. */
export function localizedCardWords(locale: Locale): Words {
  const catalogue = getTranslator(locale, 'catalogue');
  const cart = getTranslator(locale, 'cart');
  return {
    available: catalogue('available'),
    outOfStock: catalogue('outOfStock'),
    viewDetails: catalogue('viewDetails'),
    add: cart('add'),
    adding: cart('adding'),
  };
}
