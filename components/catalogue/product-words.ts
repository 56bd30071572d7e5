import type { Product } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

/** Every word of a product page that is not the product's own, nor around its offer. */
export function productWords(locale: Locale, ownerKind: Product['product_owner_kind']) {
  const t = getTranslator(locale, 'product');
  const catalogue = getTranslator(locale, 'catalogue');
  const common = getTranslator(locale, 'common');
  return {
    back: common('back'),
    home: t('home'),
    breadcrumb: t('breadcrumb'),
    noCover: t('noCover'),
    price: t('price'),
    owner: catalogue(`ownerKind.${ownerKind}`),
    subject: t('subject'),
    description: t('description'),
    notes: t('notes'),
    specifications: t('specifications'),
    name: t('specificationName'),
    value: t('specificationValue'),
    grade: t('grade'),
    pages: t('pages'),
    edition: t('editionYear'),
    isbn: t('isbn'),
    sku: t('sku'),
  };
}

export type ProductWords = ReturnType<typeof productWords>;
