import {
  productFilters,
  type DeskProductsArguments,
  type ProductFilter,
} from '../contract/products';
import { textOf, type SearchParams } from '../frame/search-params';
import { readProductQuery } from './product-query';

/** The filters of the product list in its address. */
export type ProductsWish = { query: string; filter: ProductFilter | null; cursor: string | null };

/** Unknown values are ignored. */
export function parseProducts(params: SearchParams): ProductsWish {
  const filter = textOf(params, 'filter');
  const cursor = textOf(params, 'after');
  return {
    query: textOf(params, 'q'),
    filter: productFilters.find((one) => one === filter) ?? null,
    cursor: /^[A-Z0-9][A-Z0-9-]{1,39}$/.test(cursor) ? cursor : null,
  };
}

export const productsArguments = ({
  query,
  filter,
  cursor,
}: ProductsWish): DeskProductsArguments => ({
  p_query: readProductQuery(query).text || null,
  p_filter: filter,
  p_cursor: cursor,
});

/** The path of a list, without its language. */
export function productsHref({ query, filter, cursor }: Partial<ProductsWish>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ q: query, filter, after: cursor }))
    if (value) search.set(name, value);
  return search.size > 0 ? `/desk/products?${search.toString()}` : '/desk/products';
}

export const productHref = (productId: string) => `/desk/products/${productId}`;
