import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { leastThroughputShare } from './budgets.mjs';
import { requestsPerSecond } from './loader.mjs';
import { asShare, median, note } from './table.mjs';

const emptyApp = fileURLToPath(new URL('empty-app', import.meta.url));
const next = fileURLToPath(new URL('../../node_modules/next/dist/bin/next', import.meta.url));
const rounds = 5;
const seconds = 3;
const asCount = (rate) => String(Math.round(rate));

async function buildEmptyApp() {
  const build = spawn(process.execPath, [next, 'build', emptyApp], { stdio: 'ignore' });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The empty app could not be built.');
}

async function serveEmptyApp(port) {
  const server = spawn(process.execPath, [next, 'start', emptyApp, '-p', String(port)], {
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}/`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return { url, stop: () => server.kill() };
    await wait(100);
  }
  server.kill();
  throw new Error(`The empty app did not start on port ${port}.`);
}

/** Loads the pages and the empty page in turns, so that a slow minute of the machine slows all of them alike. */
export async function measureThroughput({ pages, emptyPort }) {
  await buildEmptyApp();
  const empty = await serveEmptyApp(emptyPort);
  try {
    const urls = { ...pages, empty: empty.url };
    const rates = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
    for (const url of Object.values(urls)) await requestsPerSecond(url, 1);
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, url] of Object.entries(urls))
        rates[name].push(await requestsPerSecond(url, seconds));
    }
    note('empty page: requests a second', median(rates.empty), {}, asCount);
    for (const name of Object.keys(pages)) {
      note(`${name}: requests a second`, median(rates[name]), {}, asCount);
      const shares = rates[name].map((rate, round) => rate / rates.empty[round]);
      note(
        `${name}: share of the empty page`,
        median(shares),
        { least: leastThroughputShare },
        asShare,
      );
    }
  } finally {
    empty.stop();
  }
}
