import { changePrices, priceHistory, watchPrices } from './prices.mjs';
import { collectSamples } from './samples.mjs';

const mostStaleMs = 2_000;

/**
 * Lets visitors arrive at nginx while prices change, ten times a second by default, and `happens(signal)` takes place; goes on until both
 * `seconds` have passed and that is over. `watched`: the addresses whose prices are compared. Resolves with the shoppers' `requests`,
 * `failures` and `refusals`, with `prices` (`changes`, `checked`, `worstMs`, `stale`), and with what became of all orders so far.
 *
 * @param {Awaited<ReturnType<typeof import('../../cluster/site.mjs').startSite>>} site
 * @param {Awaited<ReturnType<typeof import('./site-under-load.mjs').siteUnderLoad>>} load
 * @param {{ rate: number, seconds: number, watched?: string[], pricesASecond?: number, happens?: (signal: AbortSignal) => Promise<unknown> }} plan
 */
export async function trial(
  site,
  load,
  { rate, seconds, watched, pricesASecond = 10, happens = async () => undefined },
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
  await new Promise((resolve) => void setTimeout(resolve, mostStaleMs));
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
    await Promise.all([
      happens(signal),
      new Promise((resolve) => void setTimeout(resolve, seconds * 1_000)),
    ]);
  } finally {
    stop.abort();
  }
  const [{ samples }, changes, found] = await Promise.all([visitors, changing, watching]);
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
