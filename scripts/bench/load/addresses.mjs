import { judgedQueries, querySets } from '../relevance-score.mjs';
import { PlainError } from '../../lib/plain-error.mjs';

const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

async function read(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new PlainError(`${url} answered ${answer.status}.`);
  return answer.text();
}

/** The paths in the sitemap of the shop at `url`, in alphabetical order. */
export async function sitemapPaths(url) {
  const paths = [];
  for (const file of locations(await read(`${url}/sitemap.xml`))) {
    const { pathname } = new URL(file);
    paths.push(...locations(await read(url + pathname)).map((page) => new URL(page).pathname));
  }
  return paths.sort();
}

const filters = ['level=azhari', 'term=first', 'page=2', 'sort=price-asc', 'grade=3', 'page=3'];

/** What is read on the day of results, by kind: paths of products, of lists, and of searches. */
export async function readAddresses(url, root) {
  const paths = await sitemapPaths(url);
  const isProduct = (path) => /^(?:\/en)?\/product\//.test(path);
  const isList = (path) => /^(?:\/en)?\/(?:shop|categories|subjects|owners)(?:\/|$)/.test(path);
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
