import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNode } from './child.mjs';
import { nextProgram } from './shop-build.mjs';
import { statusOf } from './status-of.mjs';
import { superviseFromStart } from './supervisor.mjs';

export const nodeOptions = [
  // A search with thousands of Arabic letters is six times as long in an address; it is truncated instead of refused.
  '--max-http-header-size=65536',
  // In MiB. Rendering a page allocates about ten; with the default of 16, much of it is copied before it is garbage.
  '--max-semi-space-size=64',
];

const answerWithinMs = 30_000;
const builtShop = join('scripts', 'serve', 'main.mjs');

/**
 * Starts and supervises the shop, and resolves when its first page answers. `mode` is 'start' or 'dev'; `host` is
 * the address on which a built shop listens, by default every one; `without` names layers of `scripts/serve` that are
 * left out; `checkEveryMs` is the interval of its health checks. `pid()` is that of the current server. Rejects with a
 * `PlainError` if it cannot be started.
 */
export async function startShop(plan) {
  const { root, mode, shopPort, host = '', environment, signal, report } = plan;
  const program = mode === 'dev' ? [nextProgram, mode] : [builtShop];
  const args = [...nodeOptions, ...program, '--port', String(shopPort)];
  if (host) args.push('--host', host);
  for (const layer of plan.without ?? []) args.push('--without', layer);
  const env = { ...environment, NODE_ENV: mode === 'dev' ? 'development' : 'production' };
  const url = `http://localhost:${shopPort}`;
  let hasServed = false;
  let current;

  const { ended, stop } = await superviseFromStart({
    name: "The shop's server",
    signal,
    report,
    // A failure at startup is permanent.
    firstTries: 1,
    startWithinMs: 120_000,
    checkEveryMs: plan.checkEveryMs ?? 10_000,
    start: () => {
      const child = startNode(args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
      current = child;
      // If it restarts during a backend outage, it serves what it has cached; the first start must serve a page.
      child.ready = untilAnswers(`${url}/shop`, child, hasServed ? 599 : 499).then(() => {
        hasServed = true;
      });
      return child;
    },
    // A process that is stopped in a debugger must not be restarted.
    isHealthy: async () =>
      mode === 'dev' ||
      (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) })).ok,
  });
  return { ended, stop, pid: () => current.pid };
}

/** Resolves when the page answers with a status up to `highest`; never if the program ends first. */
async function untilAnswers(url, child, highest) {
  while (child.exitCode === null && child.signalCode === null) {
    const status = await statusOf(url, answerWithinMs);
    if (status !== undefined && status <= highest) return;
    await sleep(250);
  }
  await new Promise(() => undefined);
}
