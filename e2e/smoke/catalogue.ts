import type { APIRequestContext } from '@playwright/test';
import { nodeOf, type Node } from '../fixtures/markup.ts';

export type Book = { path: string; name: string; price: number };

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  if (!response.ok()) throw new Error(`${path} answers ${response.status()}.`);
  return response.text();
}

/** The paths of Arabic product pages that the sitemap names, at most `count`. */
async function productPaths(request: APIRequestContext, count: number): Promise<string[]> {
  const found: string[] = [];
  for (const map of locations(await textOf(request, '/sitemap.xml'))) {
    const paths = locations(await textOf(request, map));
    found.push(...paths.filter((path) => path.startsWith('/product/')));
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}

/**
 * An available book according to its structured data, among the first twenty of the sitemap. Only paths are
 * used, because the shop may be visited at another address than the one in its sitemap.
 */
export async function bookOnSale(request: APIRequestContext): Promise<Book> {
  for (const path of await productPaths(request, 20)) {
    const product = nodeOf(await textOf(request, path), 'Product');
    const offer = product?.['offers'] as Node | undefined;
    if (String(offer?.['availability']).endsWith('/InStock'))
      return { path, name: String(product?.['name']), price: Number(offer?.['price']) };
  }
  throw new Error('None of the first twenty books of the sitemap can be bought.');
}
