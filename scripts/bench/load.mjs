import { loadBudgets } from './budgets.mjs';
import { eachAtOnce } from './load/each-at-once.mjs';
import { processFamily } from './load/process-family.mjs';
import { siteUnderLoad } from './load/site-under-load.mjs';
import { processorTime } from './processor-time.mjs';
import { asMilliseconds, asShare, median, note } from './table.mjs';
import { temporarySite } from './temporary-site.mjs';

const firstPort = 3_350;
const mostP95 = 500;
const firstRate = 40;
const step = 1.5;
const stepSeconds = 5;
const mostSteps = 9;
const steadySeconds = 10;
const steadyRounds = 3;

const asRate = (rate) => `${rate.toFixed(0)}/s`;
const asTime = (ms) => `${ms.toFixed(2)} ms`;

/** Raises the rate until the 95th percentile exceeds half a second; returns the last sustained rate and its figures. */
async function risingRate(load, bases, report) {
  let carried;
  let rate = firstRate;
  for (let count = 0; count < mostSteps; count += 1, rate *= step) {
    const { samples, isOverrun } = await load.offer({ bases, rate, seconds: stepSeconds });
    const figures = samples.figures();
    const { all } = figures;
    const kinds = Object.entries(figures).map(([kind, { p95 }]) => `${kind} ${Math.round(p95)}`);
    report(`${asRate(rate)}: p95 in ms: ${kinds.join(', ')}; failed: ${all.failed}`);
    if (isOverrun || all.p95 > mostP95 || all.failed > 0) break;
    carried = { rate, figures };
  }
  await load.forgetOrders();
  return carried;
}

/** Processor time in milliseconds for each arrival at a steady rate: of the shop's servers, and of the generator. */
async function steadyCost(load, site, bases, { rate, seed }) {
  const pids = site.servers().flatMap(({ pid }) => processFamily(pid));
  const before = { shop: processorTime(pids), own: process.cpuUsage() };
  const { samples, arrived, seconds } = await load.offer({
    bases,
    rate,
    seconds: steadySeconds,
    seed,
  });
  const own = process.cpuUsage(before.own);
  await load.forgetOrders();
  const { all, product } = samples.figures();
  return {
    perArrival: (processorTime(pids) - before.shop) / arrived,
    generatorShare: (own.user + own.system) / 1_000_000 / seconds,
    p95: all.p95,
    productP95: product.p95,
    failed: all.failed,
  };
}

const least = (costs, key) => Math.min(...costs.map((cost) => cost[key]));

/**
 * Offers a site of two servers the visits of a results day: to one of the servers, to both, and to nginx before both.
 */
export async function measureLoad({ root, report, cleanUps, signal }) {
  const { site } = await temporarySite('load', { root, firstPort, report, cleanUps, signal });
  report('Signing up shoppers …');
  const load = await siteUnderLoad(site, { root, shoppers: 100 });
  cleanUps.push(load.close);

  const servers = site.servers().map(({ port }) => `http://127.0.0.1:${port}`);
  const arrangements = {
    'one server': servers.slice(0, 1),
    'two servers': servers,
    nginx: [site.url],
  };
  report('Filling the caches …');
  // Two pages at a time, as a server renders one; the second server finds them in Redis and keeps them in its memory.
  const pages = [...load.addresses.products, ...load.addresses.lists];
  for (const base of servers) await eachAtOnce(pages, 2, (path) => load.client.send(base + path));
  await load.offer({ bases: servers, rate: firstRate, seconds: 5 });
  await load.forgetOrders();

  const carried = {};
  for (const name of ['one server', 'two servers']) {
    const bases = arrangements[name];
    report(`${name}:`);
    carried[name] = await risingRate(load, bases, report);
    note(`${name}: carried with p95 ≤ ${mostP95} ms`, carried[name]?.rate ?? 0, {}, asRate);
  }
  const rate = 0.6 * (carried['one server']?.rate ?? firstRate);
  const costs = Object.fromEntries(Object.keys(arrangements).map((name) => [name, []]));
  for (let round = 0; round < steadyRounds; round += 1) {
    for (const [name, bases] of Object.entries(arrangements))
      costs[name].push(await steadyCost(load, site, bases, { rate, seed: round }));
  }
  for (const [name, measured] of Object.entries(costs)) {
    note(
      `${name}, ${asRate(rate)}: processor time of the shop`,
      least(measured, 'perArrival'),
      {},
      asTime,
    );
    note(`${name}, ${asRate(rate)}: p95`, least(measured, 'p95'), {}, asMilliseconds);
    note(
      `${name}, ${asRate(rate)}: p95 of product pages`,
      least(measured, 'productP95'),
      {},
      asMilliseconds,
    );
  }
  note('the generator: share of a core', least(costs.nginx, 'generatorShare'), {}, asShare);
  const [one, two] = ['one server', 'two servers'];
  const more = (carried[two]?.rate ?? 0) / (carried[one]?.rate ?? Infinity);
  // The same visits, one right after the other.
  const growth = median(
    costs[two].map(({ perArrival }, round) => perArrival / costs[one][round].perArrival),
  );
  note('two servers: throughput to one', more, {}, asShare);
  // Two processes can only sustain more if there are cores for them: otherwise the cost of each request counts.
  note(
    'two servers: processor time of a request to one',
    growth,
    more >= loadBudgets.leastGain ? {} : { most: loadBudgets.mostCost },
    asShare,
  );
  const check = await load.orders();
  for (const sentence of check.wrong) report(sentence);
  note('orders placed', check.orders);
  note('orders lost or double', check.lost + check.double, { most: 0 });
  note('oversold', check.oversold, { most: 0 });
}
