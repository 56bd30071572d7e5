import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { cartButtonWords } from './cart-button-words';
import { placeholders } from './placeholders';

/** Every word that the drawer and the page have in common, and those of the notices. */
export function cartWords(locale: Locale) {
  const t = getTranslator(locale, 'cart');
  const common = getTranslator(locale, 'common');
  const { title, sku } = placeholders;
  return {
    ...cartButtonWords(locale),
    title: t('title'),
    close: t('close'),
    loading: t('loading'),
    emptyTitle: t('empty.title'),
    emptyText: t('empty.text'),
    continueShopping: t('continueShopping'),
    goToCart: t('goToCart'),
    quantity: t('quantity'),
    increase: t('increase', { title }),
    decrease: t('decrease', { title }),
    remove: t('remove', { title }),
    removeShort: t('removeShort'),
    removed: t('removed', { title }),
    undo: t('undo'),
    each: t('each'),
    total: t('total'),
    shippingLater: t('shippingLater'),
    proceed: t('proceed'),
    failed: t('failed'),
    outdated: t('outdated'),
    notKept: t('notKept'),
    tryAgain: t('tryAgain'),
    unavailable: t('unavailable'),
    unavailableLines: t('unavailableLines'),
    notice: common('notice'),
    error: common('error'),
    limitReached: t('limitReached'),
    quantityReached: t('quantityReached'),
    addFailed: t('addFailed'),
    saveFailed: t('saveFailed'),
    trimmed: t('trimmed'),
    withdrawn: t('withdrawn'),
    refused: t('refused'),
    notFound: t('notFound', { sku }),
  };
}

export type CartWords = ReturnType<typeof cartWords>;
