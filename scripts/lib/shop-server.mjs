import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNode, stopChild } from './child.mjs';
import { PlainError } from './plain-error.mjs';
import { nextProgram } from './shop-build.mjs';

const builtShop = join('scripts', 'serve', 'main.mjs');
const startWithinMs = 120_000;

/** Starts the shop and resolves when the shop's first page answers. `mode` is 'start' or 'dev'. */
export async function startShop({ root, mode, shopPort, environment, signal }) {
  // A search of thousands of Arabic letters is six times as long in an address; it is cut, not refused.
  const program = mode === 'dev' ? [nextProgram, mode] : [builtShop];
  const args = ['--max-http-header-size=65536', ...program, '--port', String(shopPort)];
  const env = { ...environment, NODE_ENV: mode === 'dev' ? 'development' : 'production' };
  const child = startNode(args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = () => stopChild(child);
  try {
    await waitForPage(`http://localhost:${shopPort}/shop`, child, signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, ended: child.ended.then(({ code }) => `The shop's server ended (code ${code}).`) };
}

async function waitForPage(url, child, signal) {
  for (const deadline = Date.now() + startWithinMs; Date.now() < deadline;) {
    signal?.throwIfAborted();
    if (child.exitCode !== null || child.signalCode !== null)
      throw new PlainError("The shop's server could not start: see the errors above.");
    if (await answers(url)) return;
    await sleep(250);
  }
  throw new PlainError(`The shop does not answer at ${url}.`);
}

async function answers(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000), redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status < 500;
  } catch {
    // Nobody listens yet.
    return false;
  }
}
