import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeCatalogue } from './growth-catalogue.mjs';

const rowsPerCall = 500;
const pauseMs = 50;
/** Nothing is measured after this time, in milliseconds: the page will not change any more. */
const mostPatienceMs = 30_000;

/** Adds a generated catalogue to the shop's own, through the API with the secret `key`. */
export const addProducts = (call, key, size) =>
  writeCatalogue(size, (table, rows) =>
    call(`/rest/v1/${table}`, { method: 'POST', key, body: rows }),
  );

/** Imports a price for each of the generated products, as a file with two columns would. */
export async function importPrices(call, key, size, retail_price_pt) {
  const p_batch = randomUUID();
  for (let from = 0; from < size; from += rowsPerCall) {
    const p_rows = Array.from({ length: Math.min(rowsPerCall, size - from) }, (_, index) => ({
      line: from + index + 2,
      sku: `BENCH-${from + index}`,
      retail_price_pt,
    }));
    await call('/rest/v1/rpc/catalogue_import_stage', { key, body: { p_batch, p_rows } });
  }
  const answer = await call('/rest/v1/rpc/catalogue_import_commit', { key, body: { p_batch } });
  const { updated, errors } = answer.json();
  if (updated !== size) throw new Error(`${updated} of ${size} prices: ${JSON.stringify(errors)}`);
}

/** How long the slowest of these servers still sends another price on this page, in milliseconds from now. */
export async function untilShown(send, addresses, path, price) {
  const began = performance.now();
  const tag = `<meta property="product:price:amount" content="${price}"`;
  const shown = async (address) => {
    const headers = { 'accept-encoding': 'identity' };
    while (!(await send(address + path, { headers })).body.toString().includes(tag)) {
      if (performance.now() - began > mostPatienceMs) throw new Error(`${path}: no ${price}`);
      await sleep(pauseMs);
    }
  };
  await Promise.all(addresses.map(shown));
  return performance.now() - began;
}
