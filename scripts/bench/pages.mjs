import { PlainError } from '../lib/plain-error.mjs';
import { listedPaths, readText } from './load/addresses.mjs';

const manyAddresses = 500;

async function firstInStock(shopUrl, paths) {
  for (const path of paths) {
    const html = await readText(shopUrl + path);
    if (html.includes('schema.org/InStock')) return path;
  }
  throw new PlainError(`No book of ${shopUrl} can be bought.`);
}

/** The pages to measure of the shop at `shopUrl`: one of each kind by name, and many addresses of cached pages. */
export async function pagesOf(shopUrl) {
  const paths = await listedPaths(shopUrl);
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
