import type { LocalizedProduct } from '@/lib/catalogue/localized-product';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import type { ProductWords } from './product-words';

/** The product's own name/value pairs in their order, then what its columns say about the printed book. */
export function specificationRows(
  product: LocalizedProduct,
  words: ProductWords,
  locale: Locale,
): { name: string; value: string }[] {
  const { specifications, grade, pages, edition_year, isbn, sku } = product;
  const printed = [
    { name: words.grade, value: grade },
    { name: words.pages, value: pages && formatNumber(pages, locale) },
    { name: words.edition, value: edition_year && String(edition_year) },
    { name: words.isbn, value: isbn },
    { name: words.sku, value: sku },
  ];
  const names = new Set(specifications.map(([name]) => name));
  return [
    ...specifications.map(([name, value]) => ({ name, value })),
    ...printed.flatMap(({ name, value }) => (value && !names.has(name) ? [{ name, value }] : [])),
  ];
}
