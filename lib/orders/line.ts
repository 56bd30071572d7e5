import type { Locale } from '@/lib/i18n/locale';
import { piastres } from '@/lib/money';
import type { OrderLine } from './order-details';

/** The price of a line, in pounds. */
export function lineAmount({ quantity, retail_price }: OrderLine): number {
  return (piastres(retail_price) * quantity) / 100;
}

/** The book's name in the shopper's language; its id if it no longer has a name. */
export function lineName(line: OrderLine, locale: Locale): string {
  const { product_id, product, product_name, name_en } = line;
  return (locale === 'en' ? name_en : null) ?? product?.name ?? product_name ?? product_id;
}
