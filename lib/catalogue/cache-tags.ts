/** Lists, landing pages, directory, sitemap. */
export const catalogueTag = 'catalogue';
/** The categories and subjects, which every page links to. */
export const categoriesTag = 'categories';
/** All product pages at once; used after one statement changed a very large number of products. */
export const allProductsTag = 'products';
/** Delivery fees, which are shown on every product page. */
export const deliveryTag = 'delivery';

export function productTag(sku: string): string {
  return `product:${sku}`;
}

const tagPattern = /^(?:catalogue|categories|products|delivery|product:[A-Z0-9][A-Z0-9-]{1,39})$/;

/** Whether catalogue pages use this tag. */
export function isCatalogueTag(tag: string): boolean {
  return tagPattern.test(tag);
}
