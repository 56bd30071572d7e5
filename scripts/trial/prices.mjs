import { setTimeout as sleep } from 'node:timers/promises';
import { atRate } from '../bench/load/at-rate.mjs';
import { shownPrice } from '../bench/load/shown-price.mjs';

/** The pause between two reads from one server, in milliseconds. */
const pauseMs = 100;

/**
 * The price history by SKU. A price is recorded when it is sent, and counts from when `confirmed()` is called.
 * `staleMs(sku, price, at)`: how long the price had been replaced when a page was requested at `at`; 0 for the latest,
 * infinity for one that never was.
 */
export function priceHistory() {
  const bySku = new Map();
  return {
    note(sku, price) {
      const change = { price, at: Infinity };
      bySku.set(sku, [...(bySku.get(sku) ?? []), change]);
      return { confirmed: (at) => void (change.at = at) };
    },
    staleMs(sku, price, at) {
      const changes = bySku.get(sku) ?? [];
      const place = changes.findIndex((change) => change.price === price);
      if (place < 0) return Infinity;
      const replaced = changes[place + 1];
      return replaced ? Math.max(0, at - replaced.at) : 0;
    },
  };
}

/**
 * Sets new prices for the products in turn, `perSecond` in all, until `signal` aborts. No price is used twice. A price
 * counts from when the backend has confirmed it. Resolves with the number of changes.
 */
export async function changePrices({ call, keys, products, perSecond, history, signal }) {
  const set = async ({ product_id, sku }, piastres) => {
    const change = history.note(sku, (piastres / 100).toFixed(2));
    await call(`/rest/v1/products?product_id=eq.${product_id}`, {
      method: 'PATCH',
      key: keys.secretKey,
      body: { retail_price_pt: piastres },
    });
    change.confirmed(performance.now());
  };
  for (const product of products) await set(product, 10_000);
  const next = (changes) => set(products[changes % products.length], 10_001 + changes);
  return atRate(next, perSecond, signal);
}

/**
 * Reads the products' pages of every server in turn until `signal` aborts, and compares their prices with `history`.
 * `mostStaleMs` is how long a replaced price may still be shown. Pages that fail are passed to `keep`. Returns what it
 * has `found` so far, and `ended`, which resolves with the same at the end.
 */
export function watchPrices(options) {
  const { servers, products, history, send, keep, mostStaleMs, signal } = options;
  /** @type {{ server: string, sku: string, price: string, staleMs: number }[]} */
  const stale = [];
  const found = { checked: 0, worstMs: 0, stale };
  const watch = async (server) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const { sku } = products[turn % products.length];
      const url = `${server}/product/${sku}`;
      const at = performance.now();
      const answer = await send(url, { headers: { 'accept-encoding': 'identity' } }).catch(
        (error) => ({ status: 0, error: String(error) }),
      );
      const ms = performance.now() - at;
      keep({ kind: 'watched page', url, status: answer.status, ms, error: answer.error });
      if (answer.status === 200) {
        const price = shownPrice(answer.body.toString());
        const staleMs = history.staleMs(sku, price, at);
        found.checked += 1;
        found.worstMs = Math.max(found.worstMs, staleMs);
        if (staleMs > mostStaleMs) stale.push({ server, sku, price, staleMs });
      }
      await sleep(pauseMs);
    }
  };
  return { found, ended: Promise.all(servers.map(watch)).then(() => found) };
}
