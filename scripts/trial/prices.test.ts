import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { changePrices, priceHistory, watchPrices } from './prices.mjs';

test('counts a price as stale once the next one is confirmed', () => {
  const history = priceHistory();
  history.note('MTH-1', '100.00').confirmed(0);
  const next = history.note('MTH-1', '100.01');
  expect(history.staleMs('MTH-1', '100.00', 9_000)).toBe(0);
  expect(history.staleMs('MTH-1', '100.01', 400)).toBe(0);
  next.confirmed(500);
  expect(history.staleMs('MTH-1', '100.00', 400)).toBe(0);
  expect(history.staleMs('MTH-1', '100.00', 2_600)).toBe(2_100);
  expect(history.staleMs('MTH-1', '100.01', 9_000)).toBe(0);
  expect(history.staleMs('MTH-1', '99.99', 0)).toBe(Infinity);
  expect(history.staleMs('PHY-1', '100.00', 0)).toBe(Infinity);
});

const products = [{ product_id: 'a', sku: 'MTH-1' }];

type Found = ReturnType<typeof watchPrices>['found'];

/** Two servers that show each price, or the first one forever, watched until `isEnough`. */
async function watched(reaches: boolean, isEnough: (found: Found) => boolean) {
  let shown = '';
  const history = priceHistory();
  const stop = new AbortController();
  const call = async (_: string, { body }: { body: { retail_price_pt: number } }) => {
    if (reaches || shown === '') shown = (body.retail_price_pt / 100).toFixed(2);
  };
  const page = () =>
    Buffer.from(`<head><meta property="product:price:amount" content="${shown}"/></head>`);
  const changing = changePrices({
    call,
    keys: { secretKey: 'sb_secret_test' },
    products,
    perSecond: 50,
    history,
    signal: stop.signal,
  });
  const watching = watchPrices({
    servers: ['http://one', 'http://two'],
    products,
    history,
    send: async () => ({ status: 200, body: page() }),
    keep: () => undefined,
    mostStaleMs: 150,
    signal: stop.signal,
  });
  while (!isEnough(watching.found)) await sleep(10);
  stop.abort();
  return { changes: await changing, found: await watching.ended };
}

test('finds no stale price on a server that is updated at once', async () => {
  const { changes, found } = await watched(true, ({ checked }) => checked >= 10);
  expect(changes).toBeGreaterThan(0);
  expect(found.stale).toEqual([]);
});

test('finds a server that keeps an old price', async () => {
  const { found } = await watched(false, ({ stale }) =>
    ['http://one', 'http://two'].every((url) => stale.some(({ server }) => server === url)),
  );
  expect(found.worstMs).toBeGreaterThan(150);
});
