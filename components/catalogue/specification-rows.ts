import { inLocale, type Product } from '@/lib/catalogue/product';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

/** The product's own name/value pairs in their order, then what its columns say about the printed book. */
export function specificationRows(
  product: Product,
  locale: Locale,
): { name: string; value: string }[] {
  const t = getTranslator(locale, 'product');
  const catalogue = getTranslator(locale, 'catalogue');
  const listed = product.specifications.map((specification) => ({
    name: inLocale(locale, specification.spec_name, specification.spec_name_en),
    value: inLocale(locale, specification.spec_value, specification.spec_value_en),
  }));
  const { grade, pages, edition_year, isbn, sku } = product;
  const printed = [
    { name: t('grade'), value: grade && catalogue(`grade.${grade}`) },
    { name: t('pages'), value: pages && formatNumber(pages, locale) },
    { name: t('editionYear'), value: edition_year && String(edition_year) },
    { name: t('isbn'), value: isbn },
    { name: t('sku'), value: sku },
  ];
  const names = new Set(listed.map(({ name }) => name));
  return [
    ...listed,
    ...printed.flatMap(({ name, value }) => (value && !names.has(name) ? [{ name, value }] : [])),
  ];
}
