import { landingPath } from '@/lib/catalogue/filters';
import { displayTitle, inLocale, type Product } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { breadcrumbNode } from './breadcrumbs';
import { productNode } from './product';

/** The nodes of a product page: the product with its offer, and the breadcrumb above it. */
export function productPageNodes(product: Product, locale: Locale) {
  const gradeName = product.grade && getTranslator(locale, 'catalogue')(`grade.${product.grade}`);
  const crumbs = [
    { name: getTranslator(locale, 'product')('home'), path: '/shop' },
    {
      name: inLocale(locale, product.category_name, product.category_name_en),
      path: landingPath('category', product.category_slug),
    },
    { name: displayTitle(product, locale) },
  ];
  return [productNode(product, locale, gradeName), breadcrumbNode(locale, crumbs)];
}
