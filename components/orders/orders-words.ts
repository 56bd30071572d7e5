import type { Locale } from '@/lib/i18n/locale';
import { plainWords } from '@/lib/i18n/translator';

/** Everything that lists of orders and an order's dialog say. */
export function ordersWords(locale: Locale) {
  const { list, details, tracking, actions } = plainWords(locale, 'orders');
  return { list, details, tracking, actions };
}
export type OrdersWords = ReturnType<typeof ordersWords>;

/** For values that the shop knows by some words, whatever their case; others are shown as they came. */
export function wordFor(value: string, words: Record<string, string>): string {
  const key = value.toLowerCase();
  return (Object.hasOwn(words, key) ? words[key] : undefined) ?? value;
}
