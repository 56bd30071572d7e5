import { setTimeout as wait } from 'node:timers/promises';
import { startTestShop } from '../test-shop/test-shop.mjs';
import { coldBudgets } from './budgets.mjs';
import { copyProducts } from './cold-catalogue.mjs';
import { crawl } from './crawl.mjs';
import { serveEmptyPage } from './empty-page.mjs';
import { processorTime, startedProcesses } from './processor-time.mjs';
import { mediansInTurns } from './rounds.mjs';
import { asMilliseconds, note } from './table.mjs';

const headers = { 'accept-encoding': 'gzip, br' };
const rounds = 10;
const pagesPerRound = 25;
/** Rendered before the measurement, because the first pages become faster, the empty one as well. */
const warmUp = 600;
const crawled = 2_000;
const products = warmUp + rounds * pagesPerRound + crawled;

const tenths = (time) => `${time.toFixed(1)} ms`;
const times = (factor) => `${factor.toFixed(2)} ×`;

/**
 * Processor time of product pages that are rendered for the first time, of the shop's server and the backend together,
 * compared with first renders of an empty page, and of a bare page with as many elements and links; then how fast
 * cached pages are answered while a crawler reads unseen ones.
 */
export async function measureCold({ emptyPort, barePort, ...context }) {
  // In separate processes: what the JIT compiler learns from one page changes the cost of another.
  const emptyPage = await serveEmptyPage(emptyPort, 'cold');
  context.cleanUps.push(emptyPage.stop);
  const barePage = await serveEmptyPage(barePort, 'cold');
  context.cleanUps.push(barePage.stop);
  const shop = await startTestShop(context);
  await shop.open();
  const { SHOP_URL, NEXT_PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY } = shop.env;

  context.report(`Adding ${products} products …`);
  const skus = await copyProducts(NEXT_PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY, products);
  // The backend notifies the shop of the new products.
  await wait(5_000);

  const { elements, links } = await markupOf(`${SHOP_URL}/product/${skus[0]}`);
  const numbered = (address) =>
    Array.from({ length: products }, (_, place) => `${address}${place + 1}`);
  const unseen = {
    empty: numbered(`${emptyPage.url}cold/`),
    bare: numbered(`${barePage.url}markup/${elements}-${links}-`),
    product: skus.map((sku) => `${SHOP_URL}/product/${sku}`),
  };
  const processes = {
    empty: { server: [emptyPage.pid] },
    bare: { server: [barePage.pid] },
    product: {
      shop: startedProcesses('scripts/serve/main.mjs'),
      backend: startedProcesses('.cache/').filter(
        (pid) => ![emptyPage.pid, barePage.pid].includes(pid),
      ),
    },
  };
  for (const urls of Object.values(unseen)) await readAll(urls.splice(0, warmUp));

  const subjects = { empty: 'empty', bare: 'bare', product: 'product' };
  const measured = await mediansInTurns(subjects, rounds, (name) =>
    perPage(unseen[name].splice(0, pagesPerRound), processes[name]),
  );
  const { shop: ofShop, backend } = measured.product;
  note('empty page: first render', measured.empty.server, {}, tenths);
  const bare = `bare page, ${elements} elements, ${links} of them links: first render`;
  note(bare, measured.bare.server, {}, tenths);
  note('product: first render, shop', ofShop, {}, tenths);
  note('product: first render, backend', backend, {}, tenths);
  const factor = (ofShop + backend) / measured.empty.server;
  note('product: times the empty page', factor, { most: coldBudgets.timesEmptyPage }, times);

  const { p50, p95, slowest, perSecond } = await crawl(unseen.product.slice(0, crawled), SHOP_URL);
  note('crawl: unseen pages per second', perSecond, {}, (rate) => rate.toFixed(1));
  note('crawl: cached page, median', p50, {}, asMilliseconds);
  note('crawl: cached page, p95', p95, { most: coldBudgets.cachedPageP95 }, asMilliseconds);
  note('crawl: cached page, slowest', slowest, {}, asMilliseconds);
}

/** How many elements the page's body has, and how many of them are links within the shop. */
async function markupOf(url) {
  const html = await (await fetch(url, { headers })).text();
  const body = html.slice(html.indexOf('<body')).replace(/<script.*?<\/script>/gs, '');
  return {
    elements: body.match(/<[a-z]/g).length,
    links: body.match(/<a [^>]*href="\//g).length,
  };
}

async function readAll(urls) {
  for (const url of urls) {
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  }
}

/** Milliseconds of processor time per page, of each of the processes. */
async function perPage(urls, processes) {
  const began = Object.entries(processes).map(([name, pids]) => [name, processorTime(pids)]);
  await readAll(urls);
  // Some work continues after the response.
  await wait(500);
  return Object.fromEntries(
    began.map(([name, before]) => [name, (processorTime(processes[name]) - before) / urls.length]),
  );
}
