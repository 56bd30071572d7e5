import type { Locale } from './locale';

// Latin digits in both languages, see `formats`.
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
 * keeps the minus sign on its left and the currency in its usual place.
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
