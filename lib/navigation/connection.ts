/** The Network Information API, which Safari and Firefox do not have. */
type Connection = { saveData?: boolean; effectiveType?: string };

declare global {
  interface Navigator {
    connection?: Connection;
  }
}

/** More would be data that most visitors never look at. */
const mostInAdvance = 3;

/** The pages of the products that may be loaded in advance, on the best connection. */
export const inAdvance = (products: readonly { sku: string }[]) =>
  products.slice(0, mostInAdvance).map(({ sku }) => `/product/${sku}`);

/** How many pages may be loaded in advance on this connection: none if data is saved or the network is very slow. */
export function pagesInAdvance({ connection }: Pick<Navigator, 'connection'> = navigator): number {
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return 0;
  return connection?.effectiveType === '4g' ? mostInAdvance : 1;
}
