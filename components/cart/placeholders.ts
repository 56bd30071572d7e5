const title = '{title}';
const sku = '{sku}';

/** Stand for a product in words that are put together in the browser. */
export const placeholders = { title, sku };

/** `sentence` about a product of that title. */
export const withTitle = (sentence: string, itsTitle: string) =>
  sentence.replace(title, () => itsTitle);

export const withSku = (sentence: string, itsSku: string) => sentence.replace(sku, () => itsSku);
