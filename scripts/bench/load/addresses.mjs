import { routeOf } from '../../../lib/routes.mjs';
import { judgedQueries, querySets } from '../relevance-score.mjs';
import { PlainError } from '../../lib/plain-error.mjs';
import { sitemapPaths } from '../../lib/sitemap.mjs';

export async function readText(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new PlainError(`${url} answered ${answer.status}.`);
  return answer.text();
}

/** The paths in the sitemap of the shop at `url`, in alphabetical order. */
export async function listedPaths(url) {
  return (await sitemapPaths(url, readText)).sort();
}

const filters = ['level=azhari', 'term=first', 'page=2', 'sort=price-asc', 'grade=3', 'page=3'];

/** The paths that visitors read on the day of results, by kind: products, lists and searches. */
export async function readAddresses(url, root) {
  const paths = await listedPaths(url);
  const routeIn = (path) => routeOf(path.replace(/^\/en(?=\/)/, ''));
  const isProduct = (path) => routeIn(path)?.path === '/product/:sku';
  // Of the pages in the sitemap, only lists read a query.
  const isList = (path) => routeIn(path)?.query !== undefined;
  const queries = querySets.flatMap((set) => judgedQueries(root, set)).map(({ query }) => query);
  return {
    products: paths.filter(isProduct),
    lists: [
      '/shop',
      ...filters.map((filter) => `/shop?${filter}`),
      ...paths.filter((path) => isList(path) && path !== '/shop'),
    ],
    searches: queries.map((query) => `/shop?q=${encodeURIComponent(query)}`),
  };
}
