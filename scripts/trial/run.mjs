import { fileURLToPath } from 'node:url';
import { printRows } from '../bench/table.mjs';
import { installPackages } from '../lib/install.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { visitorsASecond } from './calibrate.mjs';
import { processorShare } from './processor-share.mjs';
import { trials } from './trials.mjs';
import { busy, judge, leastShare } from './verdict.mjs';

/*
 * `npm run trial`: a site of two servers, Redis and nginx serves visitors while prices change and its parts fail one
 * after the other. Names of trials select them. With `--strict` the exit code is 1 if anything is broken, and 2 if the
 * machine was too busy to judge everything.
 */

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const firstPort = 3_380;
const shoppers = 60;
const mostPricesASecond = 10;

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());
const cleanUps = [];
const { signal } = stopping;

async function openSite() {
  const { temporarySite } = await import('../bench/temporary-site.mjs');
  const { siteUnderLoad } = await import('../bench/load/site-under-load.mjs');
  const options = { root, firstPort, report: console.log, cleanUps, signal };
  const { site } = await temporarySite('trial', options);
  const load = await siteUnderLoad(site, { root, shoppers });
  cleanUps.push(load.close);
  return { site, load };
}

async function perform(name, { site, load }, visitors) {
  const { disturb } = await import('./disturb.mjs');
  const { title, seconds, mostStaleMs, isEveryServerWatched, isCrowded, happens } = trials[name];
  console.log(`${title} …`);
  const before = await processorShare();
  const servers = site.servers().map(({ port }) => `http://127.0.0.1:${port}`);
  const found = await disturb(site, load, {
    rate: visitors,
    seconds,
    mostStaleMs,
    // With twice as many servers on the same processors, every changed price would render all lists again on each.
    pricesASecond: isCrowded ? 1 : Math.min(mostPricesASecond, visitors),
    watched: isEveryServerWatched ? [...servers, site.url] : [site.url],
    happens: happens && (() => happens(site)),
  });
  const share = Math.min(before, await processorShare());
  const { verdict, reasons } = judge(found, share, mostStaleMs);
  for (const one of [...found.failures, ...found.refusals, ...found.prices.stale].slice(0, 5))
    console.log(`   ${JSON.stringify(one)}`);
  await load.forgetOrders();
  return {
    trial: title,
    requests: String(found.requests),
    p95: `${Math.round(found.p95)} ms`,
    'oldest price': `${Math.round(found.prices.worstMs)} ms`,
    orders: String(found.orders.orders),
    verdict,
    reasons: reasons.join(', '),
  };
}

const notJudged = (name, reasons) => ({
  ...{ trial: trials[name].title, requests: '–', p95: '–', 'oldest price': '–', orders: '–' },
  ...{ verdict: 'overloaded', reasons },
});

async function performAll(names) {
  const share = await processorShare();
  if (share < leastShare) return names.map((name) => notJudged(name, busy(share)));
  const opened = await openSite();
  const visitors = await visitorsASecond(opened.load, opened.site.url);
  await opened.load.forgetOrders();
  if (!visitors) return names.map((name) => notJudged(name, 'it serves too few visitors'));
  console.log(`Visitors a second, as many as this machine serves well: ${visitors}`);
  const rows = [];
  for (const name of names) {
    if (signal.aborted) break;
    rows.push(await perform(name, opened, visitors));
  }
  return rows;
}

function readWords() {
  const words = process.argv.slice(2);
  const names = words.filter((word) => word !== '--strict');
  const unknown = names.find((name) => !(name in trials));
  if (unknown)
    throw new PlainError(
      `"${unknown}" is no trial. The trials are: ${Object.keys(trials).join(', ')}.`,
    );
  return {
    names: names.length > 0 ? names : Object.keys(trials),
    isStrict: names.length < words.length,
  };
}

try {
  const { names, isStrict } = readWords();
  await installPackages(root, signal, console.log);
  const rows = await performAll(names);
  printRows(rows);
  const has = (verdict) => rows.some((row) => row.verdict === verdict);
  if (isStrict) process.exitCode = has('BROKEN') ? 1 : has('overloaded') ? 2 : 0;
} catch (error) {
  if (!signal.aborted) console.error(error instanceof PlainError ? `\n${error.message}` : error);
  process.exitCode = 1;
} finally {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
}
process.exit();
