import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNode } from './child.mjs';
import { nextProgram } from './shop-build.mjs';
import { superviseFromStart } from './supervisor.mjs';

const builtShop = join('scripts', 'serve', 'main.mjs');

/**
 * Starts the shop, keeps it up, and resolves when its first page answers. `mode` is 'start' or 'dev'. Rejects with a
 * `PlainError` when it cannot be started.
 */
export async function startShop({ root, mode, shopPort, environment, signal, report }) {
  // A search of thousands of Arabic letters is six times as long in an address; it is cut, not refused.
  const program = mode === 'dev' ? [nextProgram, mode] : [builtShop];
  const args = ['--max-http-header-size=65536', ...program, '--port', String(shopPort)];
  const env = { ...environment, NODE_ENV: mode === 'dev' ? 'development' : 'production' };
  const url = `http://localhost:${shopPort}`;
  let hasServed = false;

  const { ended, stop } = await superviseFromStart({
    name: "The shop's server",
    signal,
    report,
    // What keeps it from starting does not pass by itself.
    firstTries: 1,
    startWithinMs: 120_000,
    checkEveryMs: 10_000,
    start: () => {
      const child = startNode(args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
      // Started again while the backend is away, it serves what it has kept; the first start has to bring up a page.
      child.ready = untilAnswers(`${url}/shop`, child, hasServed ? 599 : 499).then(() => {
        hasServed = true;
      });
      return child;
    },
    // Whoever stops it in a debugger does not want it started again.
    isHealthy: async () =>
      mode === 'dev' ||
      (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) })).ok,
  });
  return { ended, stop };
}

/** Resolves when the page answers with a status up to `highest`; never, when the program ends before that. */
async function untilAnswers(url, child, highest) {
  while (child.exitCode === null && child.signalCode === null) {
    if ((await statusOf(url)) <= highest) return;
    await sleep(250);
  }
  await new Promise(() => undefined);
}

async function statusOf(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000), redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    // Nobody listens yet.
    return Infinity;
  }
}
