import { cartLimit } from '@/lib/cart/cart';
import { brandName, contact } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

/** How the cart is called with 0, 1, 2 … items in it; the last stands for every larger number, and `#` for the number. */
function cartCounts(locale: Locale): string[] {
  const t = getTranslator(locale, 'cart');
  const names = Array.from({ length: cartLimit + 1 }, (_, count) =>
    t('count', { count }).replace(String(count), '#'),
  );
  return names.filter((name, count) => names.indexOf(name) === count);
}

/** Every word around a page. */
export function shellWords(locale: Locale) {
  const t = getTranslator(locale, 'layout');
  return {
    skipLink: t('skipLink'),
    home: t('home', { brand: brandName(locale) }),
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
    cartCounts: cartCounts(locale),
    tagline: t('tagline'),
    taglineText: t('taglineText'),
    quickLinks: t('quickLinks'),
    customerCare: t('customerCare'),
    contactInfo: t('contactInfo'),
    contactSupport: t('contactSupport'),
    rights: t('rights'),
    social: contact.socialUrl && t('social'),
    notifications: t('notifications'),
    dismiss: getTranslator(locale, 'common')('dismiss'),
  };
}

export type ShellWords = ReturnType<typeof shellWords>;
