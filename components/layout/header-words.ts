import { cartButtonWords } from '@/components/cart/cart-button-words';
import { brandName } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

/** Every word of the header. */
export function headerWords(locale: Locale) {
  const t = getTranslator(locale, 'layout');
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
    profile: t('profile'),
    logout: t('logout'),
    aboutUs: t('aboutUs'),
    contact: t('contact'),
    help: t('help'),
    menu: t('menu'),
    closeMenu: t('closeMenu'),
    otherLanguage: t('otherLanguage'),
    cart: cartButtonWords(locale),
  };
}

export type HeaderWords = ReturnType<typeof headerWords>;
