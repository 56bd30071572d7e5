import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

/** Stands for a product's title in words that are put together in the browser. */
export const titlePlaceholder = '{title}';

/** Every word of the cart page. */
export function cartWords(locale: Locale) {
  const t = getTranslator(locale, 'cart');
  const title = titlePlaceholder;
  return {
    loading: t('loading'),
    emptyTitle: t('empty.title'),
    emptyText: t('empty.text'),
    continueShopping: t('continueShopping'),
    quantity: t('quantity'),
    increase: t('increase', { title }),
    decrease: t('decrease', { title }),
    remove: t('remove', { title }),
    removeShort: t('removeShort'),
    each: t('each'),
    summary: t('summary'),
    subtotal: t('subtotal'),
    total: t('total'),
    shippingLater: t('shippingLater'),
    orderingSoon: t('orderingSoon'),
    failed: t('failed'),
    tryAgain: t('tryAgain'),
    unavailable: t('unavailable'),
  };
}

export type CartWords = ReturnType<typeof cartWords>;
