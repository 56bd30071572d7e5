import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PlainError } from '../../lib/plain-error.mjs';
import { run } from '../../lib/command.mjs';
import { openResults, readResults, totalsOf } from '../../test/results.mjs';
import { applyMutation } from './apply.mjs';
import { mutations } from './mutations.mjs';

/* `npm run test:mutations`: breaks ten rules one after another, and fails unless `npm test` would notice each. Only
   the test files that guard the rule are run; with `-- --full`, all of `npm test` each time. Arguments select rules. */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const words = process.argv.slice(2);
const isFull = words.includes('--full');
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());
const { signal } = stopping;

let output = '';
const print = (text) => (output += text);

/** Runs the tests that guard a rule, or all tests, and counts them. */
async function test({ project, files }) {
  output = '';
  Object.assign(process.env, openResults(root));
  const args = ['scripts/test/jest.mjs', project, '--runTestsByPath', ...files];
  await run(process.execPath, isFull ? ['scripts/test.mjs'] : args, { cwd: root, signal, print });
  const { passed, failed } = totalsOf(readResults());
  return { passed, failed: failed.length };
}

async function tryOne(mutation) {
  const { passed, failed } = await test(mutation.guard);
  if (failed > 0 || passed === 0)
    return { is: 'its tests fail before anything is changed', output };
  const { file, putBack } = applyMutation(root, mutation);
  try {
    const after = await test(mutation.guard);
    const where = relative(root, file);
    // If no test passes any more, the mutation is not valid code and proves nothing.
    if (after.passed === 0) return { is: `nothing runs with it in ${where}`, output };
    if (after.failed === 0) return { is: `SURVIVED in ${where}`, output: '' };
    return { isCaught: true, is: `caught in ${where} by ${after.failed} of ${passed} tests` };
  } finally {
    putBack();
  }
}

const names = words.filter((word) => word !== '--full');
const chosen = mutations.filter(
  ({ rule }) => names.length === 0 || names.some((name) => rule.includes(name)),
);
let caught = 0;
try {
  for (const mutation of chosen) {
    const result = await tryOne(mutation);
    if (signal.aborted) break;
    if (result.isCaught) caught += 1;
    console.log(`${result.isCaught ? ' ' : '✗'} ${mutation.rule}: ${result.is}`);
    if (result.output) console.log(result.output);
  }
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
}
console.log(`${caught} of ${chosen.length} mutations caught`);
process.exit(caught === chosen.length && chosen.length > 0 ? 0 : 1);
