import { inLocale, type CatalogueProduct } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';

/** The data of a card, in the page's language. Minimal, because it is sent to the browser. */
export type CardProduct = Pick<
  CatalogueProduct,
  | 'product_id'
  | 'sku'
  | 'product_name'
  | 'product_owner_name'
  | 'subject_name'
  | 'grade'
  | 'retail_price'
  | 'available'
  | 'image_url'
>;

export function cardProduct(product: CatalogueProduct, locale: Locale): CardProduct {
  const { product_id, sku, grade, retail_price, available, image_url } = product;
  return {
    product_id,
    sku,
    product_name: inLocale(locale, product.product_name, product.name_en),
    product_owner_name: inLocale(locale, product.product_owner_name, product.product_owner_name_en),
    subject_name: inLocale(locale, product.subject_name, product.subject_name_en),
    grade,
    retail_price,
    available,
    image_url,
  };
}
