export type Language = 'ar' | 'en';

/** Arabic unless English is requested. */
export function languageOf(wanted: unknown): Language {
  return typeof wanted === 'string' && wanted.toLowerCase().startsWith('en') ? 'en' : 'ar';
}

export const directionOf: Record<Language, 'rtl' | 'ltr'> = { ar: 'rtl', en: 'ltr' };

export const otherLanguage: Record<Language, Language> = { ar: 'en', en: 'ar' };

/** An amount in pounds, in the shop's format. */
export function moneyText(piastres: number, language: Language): string {
  const pounds = (piastres / 100).toLocaleString('en', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return language === 'ar' ? `${pounds} جنيه` : `EGP ${pounds}`;
}

/** Hours and minutes in Cairo. */
export function timeText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language === 'ar' ? 'ar-EG-u-nu-latn' : 'en-GB', {
    timeZone: 'Africa/Cairo',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(at);
}
