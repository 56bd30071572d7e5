import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import type { Words } from './card-words';

/** The words of the cards and add-to-cart buttons of a page. */
export function localizedCardWords(locale: Locale): Words {
  const catalogue = getTranslator(locale, 'catalogue');
  const cart = getTranslator(locale, 'cart');
  const common = getTranslator(locale, 'common');
  return {
    available: catalogue('available'),
    outOfStock: catalogue('outOfStock'),
    viewDetails: catalogue('viewDetails'),
    add: cart('add'),
    adding: cart('adding'),
    added: cart('added'),
    notice: common('notice'),
    error: common('error'),
    limitReached: cart('limitReached'),
    saveFailed: cart('saveFailed'),
  };
}
