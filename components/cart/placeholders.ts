/** Stand for a product in words that are put together in the browser. */
export const titlePlaceholder = '{title}';
export const skuPlaceholder = '{sku}';
