import { join } from 'node:path';
import { startShop } from '../lib/shop-server.mjs';
import { sharedCacheBudgets } from './budgets.mjs';
import { listedPaths } from './load/addresses.mjs';
import { openClient } from './load/client.mjs';
import { eachAtOnce } from './load/each-at-once.mjs';
import { requestsPerSecond } from './loader.mjs';
import { mediansInTurns } from './rounds.mjs';
import { asCount, asShare, median, note } from './table.mjs';
import { temporarySite } from './temporary-site.mjs';

const firstPort = 3_410;
const addresses = 200;
const atOnce = 8;
const rounds = 3;
const seconds = 3;
const warmUpSeconds = 2;

/**
 * Compares servers of one build that share their cache through Redis with servers that do not: for pages in
 * memory, and for pages that a server finds only in Redis.
 */
export async function measureShared({ root, report, cleanUps, signal }) {
  const options = { root, firstPort, servers: 1, report, cleanUps, signal };
  const { site, folder } = await temporarySite('shared', options);
  const client = openClient();
  cleanUps.push(client.close);
  const paths = (await listedPaths(site.url)).slice(0, addresses);
  let port = firstPort + 20;

  /** Another server of the release, with nothing in its memory. */
  async function startServer(hasRedis) {
    port += 1;
    const { REDIS_URL, ...alone } = site.env;
    const environment = { ...alone, ...(hasRedis && { REDIS_URL }), NEXT_DIST_DIR: '.next' };
    const place = { root: join(folder, 'current'), shopPort: port, host: '127.0.0.1' };
    const server = await startShop({ ...place, mode: 'start', environment, signal, report });
    cleanUps.push(server.stop);
    return { stop: server.stop, urls: paths.map((path) => `http://127.0.0.1:${port}${path}`) };
  }

  /** Pages per second when each is read once. */
  async function readThrough(urls) {
    const began = performance.now();
    await eachAtOnce(urls, atOnce, async (url) => {
      const { status } = await client.send(url);
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
    });
    return urls.length / ((performance.now() - began) / 1_000);
  }

  report('Filling Redis …');
  await readThrough(
    site.servers().flatMap((one) => paths.map((path) => `http://127.0.0.1:${one.port}${path}`)),
  );
  const first = { memory: [], redis: [] };
  let alone;
  let sharing;
  for (let round = 0; round < rounds; round += 1) {
    await alone?.stop();
    await sharing?.stop();
    alone = await startServer(false);
    sharing = await startServer(true);
    await readThrough(alone.urls);
    first.memory.push(await readThrough(alone.urls));
    first.redis.push(await readThrough(sharing.urls));
  }
  const { fromRedis, inMemory } = sharedCacheBudgets;
  note('first reading of a page in memory: pages a second', median(first.memory), {}, asCount);
  note('first reading of a page in Redis only: pages a second', median(first.redis), {}, asCount);
  const times = median(first.redis) / median(first.memory);
  note('the second as a share of the first', times, { least: fromRedis }, asShare);

  const loads = {
    'one page': [alone.urls.slice(0, 1), sharing.urls.slice(0, 1)],
    [`${paths.length} pages`]: [alone.urls, sharing.urls],
  };
  for (const [name, [without, withRedis]] of Object.entries(loads)) {
    const measured = await mediansInTurns({ without, withRedis }, rounds, async (urls) => {
      await requestsPerSecond(urls, warmUpSeconds);
      return { rate: await requestsPerSecond(urls, seconds) };
    });
    note(`${name}: requests a second without Redis`, measured.without.rate, {}, asCount);
    note(`${name}: with Redis`, measured.withRedis.rate, {}, asCount);
    const share = measured.withRedis.rate / measured.without.rate;
    note(`${name}: share`, share, { least: inMemory }, asShare);
  }
}
