import { setTimeout as sleep } from 'node:timers/promises';
import { collectSamples } from '../bench/load/samples.mjs';
import { changePrices, priceHistory, watchPrices } from './prices.mjs';

/** Until the first prices are on the pages. */
const firstPricesMs = 2_000;

/**
 * Lets visitors arrive at nginx while prices change and `happens()` takes place; goes on until `seconds` have passed
 * and that is over. `watched`: the addresses whose prices are compared, by default nginx's. `mostStaleMs`: how long a
 * replaced price may still be shown. Resolves with the shoppers' `requests`, `p95` in milliseconds, `failures` and
 * `refusals`, with `prices` (`changes`, `checked`, `worstMs`, `stale`), and with what became of all `orders` so far.
 *
 * @param {Awaited<ReturnType<typeof import('../cluster/site.mjs').startSite>>} site
 * @param {Awaited<ReturnType<typeof import('../bench/load/site-under-load.mjs').siteUnderLoad>>} load
 * @param {{ rate: number, seconds: number, pricesASecond: number, mostStaleMs: number, watched?: string[], happens?: () => Promise<unknown> }} plan
 */
export async function disturb(
  site,
  load,
  { rate, seconds, pricesASecond, mostStaleMs, watched, happens = async () => undefined },
) {
  const history = priceHistory();
  // Popular books, so that visitors read them, too.
  const products = load.products.slice(0, 5);
  const stop = new AbortController();
  const { signal } = stop;
  const watchedPages = collectSamples();
  const visitors = load.offer({ bases: [site.url], rate, seconds: 600, signal });
  const changing = changePrices({ ...load, products, perSecond: pricesASecond, history, signal });
  await sleep(firstPricesMs);
  const watching = watchPrices({
    servers: watched ?? [site.url],
    products,
    history,
    send: load.client.send,
    keep: watchedPages.keep,
    mostStaleMs,
    signal,
  });
  try {
    await Promise.all([happens(), sleep(seconds * 1_000)]);
  } finally {
    stop.abort();
  }
  const [{ samples }, changes, found] = await Promise.all([visitors, changing, watching.ended]);
  const { all } = samples.figures();
  return {
    requests: all.count,
    p95: all.p95,
    failures: [...samples.failures(), ...watchedPages.failures()],
    // A price that changes between the quote and the press of the button is reported to the shopper, as it has to be.
    refusals: samples.refusals().filter(({ code }) => code !== 'price_changed'),
    prices: { changes, ...found },
    orders: await load.orders(),
  };
}
