import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { siteUnderLoad } from '../bench/load/site-under-load.mjs';
import { trial } from '../bench/load/trial.mjs';
import { portFrom } from '../lib/ports.mjs';
import { startSite } from './site.mjs';

const root = process.cwd();
const rate = 10;
/** As the cluster's other tests, whose builds are kept here. */
const folder = join(root, '.local', 'cluster-test');
const firstPort = portFrom(process.env, 'TEST_CLUSTER_PORT');

let started: Awaited<ReturnType<typeof startSite>> | undefined;
let site: Awaited<ReturnType<typeof startSite>>;
let load: Awaited<ReturnType<typeof siteUnderLoad>>;
/** What the site has told, with times. */
const told: string[] = [];

beforeAll(async () => {
  const report = (sentence: string) => told.push(`${new Date().toISOString()} ${sentence}`);
  started = await startSite({ root, folder, firstPort, report });
  site = started;
  load = await siteUnderLoad(site, { root, shoppers: 40 });
  await load.offer({ bases: [site.url], rate: 20, seconds: 15 });
});

afterAll(async () => {
  await started?.stop();
  await load.close();
});

type Trial = Awaited<ReturnType<typeof trial>>;

/** No request of a shopper failed, and no order was lost, doubled or sold twice. */
function expectNothingBroken({ failures, refusals, orders }: Trial) {
  expect(failures).toEqual([]);
  expect(refusals).toEqual([]);
  expect(orders).toMatchObject({ lost: 0, double: 0, oversold: 0, wrong: [] });
}

const serverAddresses = () => site.servers().map(({ port }) => `http://127.0.0.1:${port}`);

test('prices change ten times a second: no server shows one that was replaced two seconds ago', async () => {
  const watched = [...serverAddresses(), site.url];
  const tried = await trial(site, load, { rate, seconds: 12, comparisons: 110, watched });
  expectNothingBroken(tried);
  expect(tried.prices.stale).toEqual([]);
  expect(tried.prices.changes).toBeGreaterThan(80);
  expect(tried.prices.checked).toBeGreaterThan(100);
  expect(tried.requests).toBeGreaterThan(80);
});

test('a server that is killed takes no request of a shopper along', async () => {
  const happens = async () => {
    await sleep(2_000);
    site.servers()[0]?.kill('SIGKILL');
  };
  const tried = await trial(site, load, { rate, seconds: 9, happens });
  expectNothingBroken(tried);
  expect(site.servers()).toHaveLength(2);
});

test('Redis may be restarted, and may hang', async () => {
  const happens = async () => {
    await sleep(2_000);
    await site.redis?.restart();
    await sleep(3_000);
    await site.redis?.pause(4_000);
  };
  const tried = await trial(site, load, { rate, seconds: 13, happens });
  expectNothingBroken(tried);
});

/** Rejects with what the site has told if `work` is not over after `ms`, before the test framework gives up in silence. */
async function within(ms: number, work: Promise<void>) {
  const isOver = new AbortController();
  const { signal } = isOver;
  const tooLong = sleep(ms, undefined, { signal }).then(() => {
    throw new Error(`Not over after ${ms / 1_000} s:\n${told.slice(-20).join('\n')}`);
  });
  try {
    await Promise.race([work, tooLong]);
  } finally {
    isOver.abort();
  }
}

test('a release and the way back are not noticed', async () => {
  const thereAndBack = async () => {
    await site.release({ warmForMs: 4_000 });
    await site.rollback({ warmForMs: 4_000 });
  };
  const happens = () => within(200_000, thereAndBack());
  // Four servers start, warm up and serve on two cores: every changed price would render all lists again on each.
  const tried = await trial(site, load, { rate: 10, pricesASecond: 1, seconds: 5, happens });
  expectNothingBroken(tried);
  expect(tried.orders.orders).toBeGreaterThan(0);
});
