import { inPounds } from '../backend/money.ts';

export type Language = 'ar' | 'en';

// As on the shop's pages: Latin digits in both languages, and Cairo's time.
const intlLocale = { ar: 'ar-EG-u-nu-latn', en: 'en-EG-u-nu-latn' } as const;

const amountFormat = new Intl.NumberFormat('en-EG-u-nu-latn', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const wholeFormat = new Intl.NumberFormat('en-EG-u-nu-latn', { maximumFractionDigits: 0 });

const withCurrency = (amount: string, language: Language) =>
  language === 'ar' ? `${amount} جنيه` : `EGP ${amount}`;

/** Formats an amount of an order in piastres, e.g. `1,250.00 جنيه` or `EGP 1,250.00`. */
export function shownAmount(amount: number, language: Language): string {
  return withCurrency(amountFormat.format(inPounds(amount)), language);
}

/** Formats the price of a product in piastres: `345 جنيه`, but `345.50 جنيه`. */
export function shownPrice(price: number, language: Language): string {
  const format = price % 100 === 0 ? wholeFormat : amountFormat;
  return withCurrency(format.format(inPounds(price)), language);
}

/** Formats a reduction. In Arabic the number is isolated from left to right: its minus is on the left. */
export function shownReduction(amount: number, language: Language): string {
  if (language === 'en') return `-${shownAmount(amount, language)}`;
  return `\u2066-${amountFormat.format(inPounds(amount))}\u2069 جنيه`;
}

/** Formats a time of the database in Cairo's time, e.g. `21 نوفمبر 2026، 4:30 م`. */
export function shownMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(intlLocale[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Africa/Cairo',
  }).format(new Date(moment));
}
