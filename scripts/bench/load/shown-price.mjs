const price = /<meta property="product:price:amount" content="([\d.]+)"/;

/** The price on a product's page, as text in pounds; undefined if it shows none. */
export const shownPrice = (html) => price.exec(html)?.[1];
