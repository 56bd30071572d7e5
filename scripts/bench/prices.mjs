import { setTimeout as sleep } from 'node:timers/promises';
import { oldestPriceBudget, priceChangeBudget } from './budgets.mjs';
import { addCatalogue, importRows } from './catalogue-calls.mjs';
import { atRate } from './load/at-rate.mjs';
import { backendCalls } from './load/backend-calls.mjs';
import { openClient } from './load/client.mjs';
import { arrivals } from './load/open-loop.mjs';
import { shownPrice } from './load/shown-price.mjs';
import { percentile, randomFrom } from './load/statistics.mjs';
import { asMilliseconds, note } from './table.mjs';
import { temporarySite } from './temporary-site.mjs';

const firstPort = 3_480;
const visitsASecond = 17;
const seconds = 30;
const changesASecond = [0, 1, 3, 10];
const products = 50;
const importedProducts = 10_000;
/** Between two reads of a page whose price has changed, and how long it may show another one, in milliseconds. */
const [pauseMs, mostPatienceMs] = [50, 30_000];
/** In piastres, within one range of the filter by price: another range would change the filters of all lists. */
const [lowest, highest] = [10_001, 19_999];

/**
 * How long visitors of two servers behind nginx wait for product pages and lists while the price of one product
 * changes, and during an import of changed prices. Half of the visits are of five lists.
 */
export async function measurePriceChanges({ root, report, cleanUps, signal }) {
  const { site } = await temporarySite('prices', { root, firstPort, report, cleanUps, signal });
  const call = backendCalls(site.backendUrl, {
    publishableKey: site.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    secretKey: site.env.SUPABASE_SECRET_KEY,
  });
  const newest = `/rest/v1/shop_products_view?select=sku,product_id,category_slug&order=created_at.desc&limit=${products}`;
  const listed = (await call(newest)).json();
  const categories = [...new Set(listed.map((product) => product.category_slug))].slice(0, 3);
  const lists = [
    ...['/shop', '/shop?page=2'],
    ...categories.map((slug) => `/categories/${encodeURIComponent(slug)}`),
  ];
  const pages = listed.map(({ sku }) => `/product/${sku}`);
  const client = openClient();
  cleanUps.push(client.close);
  const read = async (path) => {
    const { status } = await client.send(site.url + path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
  };
  // Twice, because each of the servers keeps its own pages.
  for (const path of [...lists, ...pages, ...lists, ...pages]) await read(path);

  const random = randomFrom(1);
  const oneOf = (all) => all[Math.floor(random() * all.length)];
  const [{ product_id }] = listed;
  const key = site.env.SUPABASE_SECRET_KEY;
  const change = () =>
    call(`/rest/v1/products?product_id=eq.${product_id}`, {
      method: 'PATCH',
      key,
      body: { retail_price_pt: lowest + Math.floor(random() * (highest - lowest)) },
    });
  /** Measures visits while this work on prices goes on; its signal aborts when the visits have ended. */
  async function measureVisits(name, work) {
    const stopping = new AbortController();
    const working = work(stopping.signal);
    const times = [];
    await arrivals({
      ...{ rate: visitsASecond, seconds, random, signal },
      visit: async (since) => {
        await read(oneOf(random() < 0.5 ? lists : pages));
        times.push(performance.now() - since);
      },
    });
    stopping.abort();
    await working;
    const p95 = percentile(times, 0.95);
    note(`${name}: p95 of pages`, p95, { most: priceChangeBudget }, asMilliseconds);
  }

  for (const rate of changesASecond) {
    report(`Changing a price ${rate} times a second …`);
    await measureVisits(`${rate} changed prices a second`, (ended) => atRate(change, rate, ended));
  }

  report(`Adding ${importedProducts} products …`);
  const post = async (path, body) => (await call(`/rest/v1/${path}`, { key, body })).text;
  await addCatalogue(post, importedProducts);
  // The pages that visitors will read: some of the imported products, and lists that show them.
  const [firstImported, ...others] = Array.from(
    { length: products },
    (_, number) => `/product/BENCH-${number}`,
  );
  pages.push(firstImported, ...others);
  for (const path of [...lists, ...pages, ...lists, ...pages]) await read(path);
  report(`Importing ${importedProducts} changed prices …`);
  const servers = site.servers().map(({ port }) => `http://localhost:${port}`);
  await measureVisits(`Import of ${importedProducts} changed prices`, async () => {
    const began = performance.now();
    await importRows(
      post,
      Array.from({ length: importedProducts }, (_, number) => ({
        sku: `BENCH-${number}`,
        retail_price_pt: highest,
      })),
    );
    const imported = performance.now();
    note('The import itself', imported - began, {}, asMilliseconds);
    const price = (highest / 100).toFixed(2);
    await Promise.all(servers.map((server) => untilShown(client, server + firstImported, price)));
    const lateMs = performance.now() - imported;
    note('Oldest price after it', lateMs, { most: oldestPriceBudget }, asMilliseconds);
  });
}

/** Resolves when a product's page shows this price, in pounds. */
async function untilShown({ send }, url, price) {
  const headers = { 'accept-encoding': 'identity' };
  const until = performance.now() + mostPatienceMs;
  while (shownPrice((await send(url, { headers })).body.toString()) !== price) {
    if (performance.now() > until) throw new Error(`${url} does not show ${price}.`);
    await sleep(pauseMs);
  }
}
