import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installPackages } from '../lib/install.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { commitOf, openResults, readResults, record, totalsOf, writeLastRun } from './results.mjs';
import { steps, stepsOf } from './steps.mjs';
import { summarize } from './summary.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const commands = { core: 'npm test', all: 'npm run test:all' };
const betweenReportsMs = 2_000;

/**
 * Implements `npm test` and, with `--all`, `npm run test:all`: one step after the other, cheap ones first, and a summary of what
 * was seen, also if the run is stopped. With `--strict`, a test that passed only when it was retried is a failure. Names of
 * steps select them; arguments after a single name are passed to the program behind it.
 */
export async function runTests(words) {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());
  const began = performance.now();
  const cleanUps = [];
  try {
    const { tier, isStrict, chosen, args } = readWords(words);
    const command = commands[tier];
    console.log(`━━ ${command}: ${chosen.map(({ name }) => name).join(', ')}`);
    await installPackages(root, stopping.signal, console.log);
    // Tests do more in the second tier: see `volume.mjs`.
    const env = { ...openResults(root), TEST_TIER: tier };
    const commit = commitOf(root);
    const durations = [];
    const seen = () => readResults(env.TEST_RESULTS);
    const report = () =>
      writeLastRun(root, {
        ...{ commit, command, results: seen() },
        seconds: Object.fromEntries(durations.map(([{ name }, took]) => [name, Math.round(took)])),
      });
    const reporting = setInterval(report, betweenReportsMs);
    const context = {
      root,
      env,
      tier,
      args,
      cleanUps,
      signal: stopping.signal,
      report: console.log,
    };
    for (const step of chosen) {
      if (stopping.signal.aborted) break;
      durations.push([step, await perform(step, context)]);
    }
    clearInterval(reporting);
    report();
    const results = seen();
    const { failed, flaky } = totalsOf(results);
    summarize(command, results, { durations, isStrict, seconds: secondsSince(began) });
    const isGood =
      !stopping.signal.aborted && failed.length === 0 && !(isStrict && flaky.length > 0);
    process.exitCode = isGood ? 0 : 1;
  } catch (error) {
    if (!stopping.signal.aborted)
      console.error(error instanceof PlainError ? `\n${error.message}` : error);
    process.exitCode = 1;
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
  // Open handles belong to a step that was aborted.
  process.exit();
}

const secondsSince = (began) => (performance.now() - began) / 1_000;

function readWords(words) {
  const names = steps.map(({ name }) => name);
  const isOurs = (word) => word === '--all' || word === '--strict' || names.includes(word);
  const end = words.findIndex((word) => !isOurs(word));
  const own = end === -1 ? words : words.slice(0, end);
  const args = end === -1 ? [] : words.slice(end).filter((word) => word !== '--');
  const options = { all: { type: 'boolean' }, strict: { type: 'boolean' } };
  const { values, positionals } = parseArgs({ args: own, options, allowPositionals: true });
  if (args.length > 0 && positionals.length !== 1)
    throw new PlainError(
      `"${args[0]}" is no step of the tests. The steps are: ${names.join(', ')}.`,
    );
  const tier = values.all ? 'all' : 'core';
  const chosen =
    positionals.length === 0
      ? stepsOf(tier)
      : steps.filter(({ name }) => positionals.includes(name));
  return { tier, isStrict: Boolean(values.strict), chosen, args };
}

/** Runs one step and returns how many seconds it took. If it cannot run, that is a failure, and the others continue. */
async function perform(step, context) {
  const began = performance.now();
  console.log(`\n━━ ${step.title}`);
  const env = { ...context.env, TEST_STEP: step.name };
  Object.assign(process.env, env);
  let error;
  try {
    const code = await step.run({ ...context, env });
    if (code !== 0) error = `It ended with code ${code}: see above.`;
  } catch (thrown) {
    console.error(thrown instanceof PlainError ? thrown.message : thrown);
    error = String(thrown);
  }
  const own = readResults(env.TEST_RESULTS).filter((result) => result.step === step.name);
  const isExplained = totalsOf(own).failed.length > 0;
  // A command without tests is one check.
  if (error && !isExplained && !context.signal.aborted)
    record({ file: '', name: step.title, status: 'failed', error });
  if (!error && own.length === 0) record({ file: '', name: step.title, status: 'passed' });
  const took = secondsSince(began);
  console.log(`━━ ${step.title}: ${error ? 'FAILED' : 'passed'} (${took.toFixed(1)} s)`);
  return took;
}
