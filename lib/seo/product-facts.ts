import { isValidIsbn13 } from '@/lib/catalogue/isbn';
import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import type { Locale } from '@/lib/i18n/locale';
import { absoluteUrl, pageUrl } from './addresses';

export const currency = 'EGP';

/** Pounds with two decimals and a dot, e.g. `1250.00`. */
export const priceText = (pounds: number) => pounds.toFixed(2);

/** The facts that both a product's structured data and the feeds state, so that they cannot disagree. */
export function productFacts(product: LocalizedProduct, locale: Locale) {
  return {
    title: titleOf(product),
    url: pageUrl(locale, `/product/${product.sku}`),
    image: product.image_url && absoluteUrl(product.image_url),
    pictures: product.pictures.map(absoluteUrl),
    isbn: product.isbn && isValidIsbn13(product.isbn) ? product.isbn : null,
    price: priceText(product.retail_price),
    currency,
    available: product.available,
  };
}
export type ProductFacts = ReturnType<typeof productFacts>;
