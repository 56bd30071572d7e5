import { setTimeout as sleep } from 'node:timers/promises';
import { changePrices, priceHistory, watchPrices } from './prices.mjs';
import { collectSamples } from './samples.mjs';

const mostStaleMs = 2_000;
/** How much longer than planned a trial goes on, on a machine that compares few pages a second. */
const mostLongerMs = 45_000;

/**
 * Lets visitors arrive at nginx while prices change, ten times a second by default, and `happens(signal)` takes place; goes on until
 * `seconds` have passed, that is over and `comparisons` pages have been compared with the prices, on a busy machine for longer.
 * `watched`: the addresses whose prices are compared. Resolves with the shoppers' `requests`, `failures` and `refusals`, with
 * `prices` (`changes`, `checked`, `worstMs`, `stale`), and with what became of all orders so far.
 *
 * @param {Awaited<ReturnType<typeof import('../../cluster/site.mjs').startSite>>} site
 * @param {Awaited<ReturnType<typeof import('./site-under-load.mjs').siteUnderLoad>>} load
 * @param {{ rate: number, seconds: number, comparisons?: number, watched?: string[], pricesASecond?: number, happens?: (signal: AbortSignal) => Promise<unknown> }} plan
 */
export async function trial(
  site,
  load,
  { rate, seconds, comparisons = 0, watched, pricesASecond = 10, happens = async () => undefined },
) {
  const history = priceHistory();
  // Popular books, so that visitors read them, too.
  const products = load.products.slice(0, 5);
  const stop = new AbortController();
  const { signal } = stop;
  const watchedPages = collectSamples();
  const visitors = load.offer({ bases: [site.url], rate, seconds: 600, signal });
  const changing = changePrices({ ...load, products, perSecond: pricesASecond, history, signal });
  // The first prices have to be on the pages before they are compared.
  await sleep(mostStaleMs);
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
    await Promise.all([happens(signal), sleep(seconds * 1_000)]);
    const until = performance.now() + mostLongerMs;
    while (watching.found.checked < comparisons && performance.now() < until) await sleep(100);
  } finally {
    stop.abort();
  }
  const [{ samples }, changes, found] = await Promise.all([visitors, changing, watching.ended]);
  const { all } = samples.figures();
  return {
    requests: all.count,
    p95: all.p95,
    failures: [...samples.failures(), ...watchedPages.failures()],
    // A price that changes between the quote and the press of the button is told, as it has to be.
    refusals: samples.refusals().filter(({ code }) => code !== 'price_changed'),
    prices: { changes, ...found },
    orders: await load.orders(),
  };
}
