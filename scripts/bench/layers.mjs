import { join } from 'node:path';
import { startShop } from '../lib/shop-server.mjs';
import { launchBrowser } from './browser.mjs';
import { crawl } from './crawl.mjs';
import { firstVisit } from './first-visit.mjs';
import { listedPaths } from './load/addresses.mjs';
import { requestsPerSecond } from './loader.mjs';
import { asCount, asMilliseconds, median, note } from './table.mjs';
import { temporarySite } from './temporary-site.mjs';

const firstPort = 3_440;
const rounds = 3;
const manyPages = 200;
const seconds = 3;
const warmUpSeconds = 2;

/**
 * The layers of `scripts/serve` that can be left out; without the script policy, pages keep their links to styles too.
 */
const layers = ['page-cache', 'render-queue', 'styles', 'script-policy', 'warm-up'];

/**
 * Compares servers of one build: with all layers, and without each. In each round every server is started again, with
 * nothing in its memory.
 */
export async function measureLayers({ root, report, cleanUps, signal, browser }) {
  const phone = await launchBrowser(browser);
  cleanUps.push(() => phone.close());
  const options = { root, firstPort, servers: 1, report, cleanUps, signal };
  const { site, folder } = await temporarySite('layers', options);
  const paths = (await listedPaths(site.url)).filter((path) => path.includes('/product/'));
  const place = { root: join(folder, 'current'), host: '127.0.0.1', mode: 'start', signal, report };
  const { REDIS_URL: _, ...environment } = { ...site.env, NEXT_DIST_DIR: '.next' };
  let port = firstPort + 20;

  async function measureWithout(layer) {
    port += 1;
    const shopUrl = `http://127.0.0.1:${port}`;
    const urls = paths.map((path) => shopUrl + path);
    const without = layer ? [layer] : [];
    const starting = startShop({ ...place, shopPort: port, environment, without });
    const firstMs = await firstResponse(shopUrl, signal);
    const { stop } = await starting;
    try {
      const { p95, perSecond } = await crawl(urls, shopUrl);
      await requestsPerSecond(urls.slice(0, 1), warmUpSeconds);
      const onePage = await requestsPerSecond(urls.slice(0, 1), seconds);
      const pages = await requestsPerSecond(urls.slice(0, manyPages), seconds);
      const { firstPaint: paint } = await firstVisit(phone, `${shopUrl}/shop`);
      return { firstMs, p95, perSecond, onePage, pages, paint };
    } finally {
      await stop();
    }
  }

  const measured = Object.fromEntries(['', ...layers].map((layer) => [layer, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [layer, results] of Object.entries(measured)) {
      report(`Measuring ${layer ? `without ${layer}` : 'all layers'} …`);
      results.push(await measureWithout(layer));
    }
  const figures = [
    ['first visit after it reports ready', 'firstMs', asMilliseconds],
    ['cached page during a crawl, p95', 'p95', asMilliseconds],
    ['crawl: unseen pages a second', 'perSecond', asCount],
    ['one page: requests a second', 'onePage', asCount],
    [`${manyPages} pages: requests a second`, 'pages', asCount],
    ['/shop: first paint on a phone', 'paint', asMilliseconds],
  ];
  for (const [name, figure, show] of figures)
    for (const [layer, results] of Object.entries(measured))
      note(
        `${name}, ${layer ? `without ${layer}` : 'all layers'}`,
        median(results.map((result) => result[figure])),
        {},
        show,
      );
}

/** Milliseconds of the first page that somebody gets from a server once it reports that it is ready. */
async function firstResponse(shopUrl, signal) {
  while (!signal.aborted) {
    const isReady = await fetch(`${shopUrl}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const began = performance.now();
  await fetch(`${shopUrl}/shop`).then((answer) => answer.text());
  return performance.now() - began;
}
