/** Which products lists have, in which order, and how many; also of landing pages and directories. */
export const catalogueTag = 'catalogue';
/** Lists in the order of prices. */
export const pricesTag = 'prices';
/** Every change of a product: feeds and sitemap. */
export const changesTag = 'changes';
/** The categories and subjects, which every page links to. */
export const categoriesTag = 'categories';
/** All of `productTag` at once; used after one statement changed a very large number of products. */
export const allProductsTag = 'products';
/** Cities, areas and their delivery fees, which are shown on every product page. */
export const deliveryTag = 'delivery';

/** Everything that shows the product: its page, and the lists with its card. */
export function productTag(sku: string): string {
  return `product:${sku}`;
}

const tagPattern =
  /^(?:catalogue|prices|changes|categories|products|delivery|product:[A-Z0-9][A-Z0-9-]{1,39})$/;

/** Whether catalogue pages use this tag. */
export function isCatalogueTag(tag: string): boolean {
  return tagPattern.test(tag);
}
