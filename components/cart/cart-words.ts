import { cartLimit } from '@/lib/cart/cart';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

/** Stand for a product in words that are put together in the browser. */
export const titlePlaceholder = '{title}';
export const skuPlaceholder = '{sku}';

/** Every word of the cart, in the header, the drawer and the page. `counts`: what it is called with 0, 1, 2 … items. */
export function cartWords(locale: Locale) {
  const t = getTranslator(locale, 'cart');
  const common = getTranslator(locale, 'common');
  const title = titlePlaceholder;
  return {
    title: t('title'),
    counts: Array.from({ length: cartLimit + 1 }, (_, count) => t('count', { count })),
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
    each: t('each'),
    total: t('total'),
    shippingLater: t('shippingLater'),
    orderingSoon: t('orderingSoon'),
    failed: t('failed'),
    outdated: t('outdated'),
    notKept: t('notKept'),
    tryAgain: t('tryAgain'),
    unavailable: t('unavailable'),
    unavailableLines: t('unavailableLines'),
    added: t('added'),
    notice: common('notice'),
    error: common('error'),
    limitReached: t('limitReached'),
    saveFailed: t('saveFailed'),
    trimmed: t('trimmed'),
    withdrawn: t('withdrawn'),
    refused: t('refused'),
    notFound: t('notFound', { sku: skuPlaceholder }),
  };
}

export type CartWords = ReturnType<typeof cartWords>;
