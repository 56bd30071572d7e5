import type { Locale } from './locale';

/**
 * With commas between thousands and Latin digits in both languages, as `Intl.NumberFormat` writes it, whose first use
 * blocks a cheap phone for 100 to 200 ms. For amounts in pounds: not negative, and without fractions of a piastre.
 */
const inDigits = (pounds: number, decimals: 0 | 2) =>
  pounds.toFixed(decimals).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');

/** As many decimals as all of these prices need. */
const decimalsOf = (...prices: number[]) => (prices.every(Number.isInteger) ? 0 : 2);

const withCurrency = (amount: string, locale: Locale) =>
  locale === 'ar' ? `${amount} جنيه` : `EGP ${amount}`;

/**
 * Formats an amount of the cart or an order, e.g. `1,250.00 جنيه` or `EGP 1,250.00`. `pounds` is a decimal amount in
 * EGP.
 */
export function formatAmount(pounds: number, locale: Locale): string {
  return withCurrency(inDigits(pounds, 2), locale);
}

/** Formats a price outside of the cart and orders: `345 جنيه`, but `345.50 جنيه`. */
export function formatPrice(pounds: number, locale: Locale): string {
  return withCurrency(inDigits(pounds, decimalsOf(pounds)), locale);
}

/**
 * Formats a reduction, e.g. `-50.00 جنيه` or `-EGP 50.00`. In Arabic the number is isolated from left to right, which
 * keeps the minus sign on its left and the currency in its usual place.
 */
export function formatReduction(pounds: number, locale: Locale): string {
  if (locale === 'en') return `-${formatAmount(pounds, locale)}`;
  return `\u2066-${inDigits(pounds, 2)}\u2069 جنيه`;
}

/** Formats a range of amounts, e.g. `50.00 – 60.00 جنيه`, or one amount if they are equal. Both in pounds. */
export function formatAmountRange(from: number, to: number, locale: Locale): string {
  return withCurrency(rangeOf(from, to, 2), locale);
}

/** Formats a range of prices, e.g. `50 – 60 جنيه`. Both have decimals if one needs them. */
export function formatPriceRange(from: number, to: number, locale: Locale): string {
  return withCurrency(rangeOf(from, to, decimalsOf(from, to)), locale);
}

const rangeOf = (from: number, to: number, decimals: 0 | 2) =>
  from === to
    ? inDigits(from, decimals)
    : `${inDigits(from, decimals)} – ${inDigits(to, decimals)}`;
