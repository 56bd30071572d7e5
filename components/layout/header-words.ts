import { cartLimit } from '@/lib/cart/cart';
import { brandName } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

/** Every word of the header. `cartCounts`: how the cart is called with 0, 1, 2 … items in it. */
export function headerWords(locale: Locale) {
  const t = getTranslator(locale, 'layout');
  const cart = getTranslator(locale, 'cart');
  const brand = brandName(locale);
  return {
    brand,
    home: t('home', { brand }),
    mainNavigation: t('mainNavigation'),
    shop: t('shop'),
    search: t('search'),
    searchShop: t('searchShop'),
    searchPlaceholder: t('searchPlaceholder'),
    login: t('login'),
    aboutUs: t('aboutUs'),
    contact: t('contact'),
    help: t('help'),
    menu: t('menu'),
    closeMenu: t('closeMenu'),
    otherLanguage: t('otherLanguage'),
    cartCounts: Array.from({ length: cartLimit + 1 }, (_, count) => cart('count', { count })),
  };
}

export type HeaderWords = ReturnType<typeof headerWords>;
