import { readMoment } from '@/lib/time';
import type { Locale } from './locale';

/** Server and browser must use the same time zone, or hydration would fail. */
export const shopTimeZone = 'Africa/Cairo';

// Latin digits in both languages, because prices, phone numbers and codes are read out and copied.
const intlLocale: Record<Locale, string> = { ar: 'ar-EG-u-nu-latn', en: 'en-EG-u-nu-latn' };

const amountFormat = new Intl.NumberFormat('en-EG-u-nu-latn', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const wholeFormat = new Intl.NumberFormat('en-EG-u-nu-latn', { maximumFractionDigits: 0 });

const withCurrency = (amount: string, locale: Locale) =>
  locale === 'ar' ? `${amount} جنيه` : `EGP ${amount}`;

/**
 * Formats an amount of the cart or an order, e.g. `1,250.00 جنيه` or `EGP 1,250.00`. `pounds` is a decimal amount in
 * EGP.
 */
export function formatAmount(pounds: number, locale: Locale): string {
  return withCurrency(amountFormat.format(pounds), locale);
}

/** Formats a price outside of the cart and orders: `345 جنيه`, but `345.50 جنيه`. */
export function formatPrice(pounds: number, locale: Locale): string {
  return withCurrency(priceFormat(pounds).format(pounds), locale);
}

const priceFormat = (...pounds: number[]) =>
  pounds.every(Number.isInteger) ? wholeFormat : amountFormat;

/**
 * Formats a reduction, e.g. `-50.00 جنيه` or `-EGP 50.00`. In Arabic the number is isolated from left to right, which
 * keeps the minus on its left and leaves the currency where it is in other amounts.
 */
export function formatReduction(pounds: number, locale: Locale): string {
  if (locale === 'en') return `-${formatAmount(pounds, locale)}`;
  return `\u2066-${amountFormat.format(pounds)}\u2069 جنيه`;
}

/** Formats a range of amounts, e.g. `50.00 – 60.00 جنيه`, or one amount if they are equal. Both in pounds. */
export function formatAmountRange(from: number, to: number, locale: Locale): string {
  return withCurrency(rangeIn(amountFormat, from, to), locale);
}

/** Formats a range of prices, e.g. `50 – 60 جنيه`. Both have decimals if one needs them. */
export function formatPriceRange(from: number, to: number, locale: Locale): string {
  return withCurrency(rangeIn(priceFormat(from, to), from, to), locale);
}

const rangeIn = (format: Intl.NumberFormat, from: number, to: number) =>
  from === to ? format.format(from) : `${format.format(from)} – ${format.format(to)}`;

const numberFormats: Record<Locale, Intl.NumberFormat> = {
  ar: new Intl.NumberFormat(intlLocale.ar),
  en: new Intl.NumberFormat(intlLocale.en),
};

export function formatNumber(value: number, locale: Locale): string {
  return numberFormats[locale].format(value);
}

/** Formats a date, e.g. `21 نوفمبر 2026`. `day` is an ISO date without a time. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(intlLocale[locale], {
    dateStyle: 'long',
    timeZone: shopTimeZone,
  }).format(new Date(day));
}

/** Formats a date in the near future, e.g. `الثلاثاء، 24 نوفمبر`. `day` is an ISO date without a time. */
export function formatWeekday(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(intlLocale[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: shopTimeZone,
  }).format(new Date(day));
}

/** Formats a date and time in Cairo, e.g. `21 نوفمبر 2026، 4:30 م`. `moment` is in the database's format. */
export function formatMoment(moment: string, locale: Locale): string {
  return formatInstant(readMoment(moment), locale);
}

/** The same for a time in milliseconds. */
export function formatInstant(milliseconds: number, locale: Locale): string {
  return new Intl.DateTimeFormat(intlLocale[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shopTimeZone,
  }).format(milliseconds);
}
