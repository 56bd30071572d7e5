import { fileURLToPath } from 'node:url';
import { checkBuildOutput } from '../checks/output/build-output.mjs';
import { explained } from '../lib/run-until-stopped.mjs';
import { startTestShop } from './test-shop.mjs';

/* `npm run test:build`: builds the test shop, and checks what browsers can load. */

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());
const cleanUps = [];
try {
  const context = { root, signal: stopping.signal, report: console.log, cleanUps };
  process.exitCode = checkBuildOutput(await startTestShop(context));
} catch (error) {
  process.exitCode = stopping.signal.aborted ? 1 : explained(error);
} finally {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
}
