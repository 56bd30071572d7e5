import { landingPath } from '@/lib/catalogue/filters';
import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { breadcrumbNode } from './breadcrumbs';
import { productNode } from './product';

/** The nodes of a product page: the product with its offer, and the breadcrumb above it. */
export function productPageNodes(product: LocalizedProduct, locale: Locale) {
  const { category } = product;
  const crumbs = [
    { name: getTranslator(locale, 'product')('home'), path: '/shop' },
    { name: category.name, path: landingPath('category', category.slug) },
    { name: titleOf(product) },
  ];
  return [productNode(product, locale), breadcrumbNode(locale, crumbs)];
}
