import { cartButtonWords } from '@/components/cart/cart-button-words';
import { brandName, contact } from '@/lib/env/brand';
import { chatSettings } from '@/lib/env/chat';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

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
    profile: t('profile'),
    logout: t('logout'),
    aboutUs: t('aboutUs'),
    contact: t('contact'),
    help: t('help'),
    trackOrder: t('trackOrder'),
    menu: t('menu'),
    closeMenu: t('closeMenu'),
    otherLanguage: t('otherLanguage'),
    cart: cartButtonWords(locale),
    tagline: t('tagline'),
    taglineText: t('taglineText'),
    quickLinks: t('quickLinks'),
    customerCare: t('customerCare'),
    contactInfo: t('contactInfo'),
    contactSupport: t('contactSupport'),
    rights: t('rights'),
    social: contact.socialUrl && t('social'),
    chat: chatSettings() && getTranslator(locale, 'chat')('open'),
    notifications: t('notifications'),
    dismiss: getTranslator(locale, 'common')('dismiss'),
  };
}

export type ShellWords = ReturnType<typeof shellWords>;
