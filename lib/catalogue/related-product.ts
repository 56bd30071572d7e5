import type { Locale } from '@/lib/i18n/locale';
import { inLocale, type CatalogueProduct } from './product';

/** What is shown of a product beside another one. It crosses to the browser, so nothing more is in it. */
export type RelatedProduct = Pick<CatalogueProduct, 'sku' | 'retail_price' | 'image_url'> & {
  name: string;
  owner: string;
};

export function relatedProduct(product: CatalogueProduct, locale: Locale): RelatedProduct {
  const { sku, retail_price, image_url } = product;
  return {
    sku,
    name: inLocale(locale, product.product_name, product.name_en),
    owner: inLocale(locale, product.product_owner_name, product.product_owner_name_en),
    retail_price,
    image_url,
  };
}
