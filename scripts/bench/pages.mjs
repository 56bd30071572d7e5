import { PlainError } from '../lib/plain-error.mjs';

const manyAddresses = 500;
const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

async function read(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new PlainError(`${url} answered ${answer.status}.`);
  return answer.text();
}

/** The paths in a shop's sitemap, in alphabetical order. */
async function sitemapPaths(shopUrl) {
  const paths = [];
  for (const file of locations(await read(`${shopUrl}/sitemap.xml`))) {
    const { pathname } = new URL(file);
    paths.push(...locations(await read(shopUrl + pathname)).map((url) => new URL(url).pathname));
  }
  return paths.sort();
}

async function firstInStock(shopUrl, paths) {
  for (const path of paths) {
    const html = await read(shopUrl + path);
    if (html.includes('schema.org/InStock')) return path;
  }
  throw new PlainError(`No book of ${shopUrl} can be bought.`);
}

/** The pages to measure of the shop at `shopUrl`: one of each kind by name, and many addresses of cached pages. */
export async function pagesOf(shopUrl) {
  const paths = await sitemapPaths(shopUrl);
  const product = await firstInStock(
    shopUrl,
    paths.filter((path) => path.startsWith('/product/')),
  );
  const landing = paths.find((path) => path.startsWith('/categories/'));
  const arabic = { shop: '/shop', product, landing, cart: '/cart' };
  const at = (pages, prefix) =>
    Object.fromEntries(
      Object.entries(pages).map(([name, path]) => [name, shopUrl + prefix + path]),
    );
  return {
    shopUrl,
    arabic: at(arabic, ''),
    english: at(arabic, '/en'),
    many: paths
      .filter((path) => path.includes('/product/'))
      .slice(0, manyAddresses)
      .map((path) => shopUrl + path),
  };
}
