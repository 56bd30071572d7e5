/** Lists, landing pages, directory, sitemap. */
export const catalogueTag = 'catalogue';
/** The categories themselves: their links stand on every page. */
export const categoriesTag = 'categories';
/** Every product page at once: announced when one statement changed very many products. */
export const allProductsTag = 'products';
/** What delivery costs: said on every product page. */
export const deliveryTag = 'delivery';

export function productTag(sku: string): string {
  return `product:${sku}`;
}

const tagPattern = /^(?:catalogue|categories|products|delivery|product:[A-Z0-9][A-Z0-9-]{1,39})$/;

/** Whether a tag is one that the catalogue's pages carry; anything else is not worth expiring. */
export function isCatalogueTag(tag: string): boolean {
  return tagPattern.test(tag);
}
