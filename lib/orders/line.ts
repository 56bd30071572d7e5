import type { Locale } from '@/lib/i18n/locale';
import { piastres } from '@/lib/money';
import type { OrderLine } from './order-details';

/** What a line cost, in pounds. */
export function lineAmount({ quantity, retail_price }: OrderLine): number {
  return (piastres(retail_price) * quantity) / 100;
}

/** What the book is called in the shopper's language; its number where it has no name any more. */
export function lineName({ product_id, product, name_en }: OrderLine, locale: Locale): string {
  return (locale === 'en' ? name_en : null) ?? product?.name ?? product_id;
}
