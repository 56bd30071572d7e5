import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { run } from '../lib/command.mjs';
import { installPackages } from '../lib/install.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { explained } from '../lib/run-until-stopped.mjs';
import { commitOf, openResults, readResults, record, totalsOf, writeLastRun } from './results.mjs';
import { summarize } from './summary.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const betweenReportsMs = 2_000;

/** The npm scripts that a command runs, cheap ones first. */
export const steps = {
  core: ['check', 'test:unit', 'test:database', 'test:http', 'test:build', 'test:core'],
  all: [
    ...['check', 'test:unit', 'test:database', 'test:http', 'test:build', 'test:browser'],
    ...['test:changes', 'test:backend', 'test:kills', 'test:slow', 'test:servers'],
    ...['check:advisories', 'test:tools'],
  ],
};

/** Groups of rows of steps: the rows of a group run at the same time, because each leaves processors idle at times. */
export const groups = [
  [['check'], ['test:unit', 'test:tools']],
  [['test:http'], ['test:database', 'test:build']],
  [['test:changes'], ['test:servers', 'test:slow'], ['test:kills', 'test:backend']],
];

/**
 * Implements `npm test` and, with `--all`, `npm run test:all`: runs its steps, or those that are named, and
 * prints a summary of what was seen, also if the run is stopped. With `--strict`, a test that passed only when it was
 * retried is a failure.
 */
export async function runTests(words) {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());
  const began = performance.now();
  try {
    const { tier, isStrict, names } = readWords(words);
    const command = tier === 'all' ? 'npm run test:all' : 'npm test';
    console.log(`━━ ${command}: ${names.join(', ')}`);
    await installPackages(root, stopping.signal, console.log, { tests: true });
    // Tests do more in the second tier: see `volume.mjs`.
    Object.assign(process.env, openResults(root), { TEST_TIER: tier });
    const commit = commitOf(root);
    const seconds = {};
    const report = () => writeLastRun(root, { commit, command, seconds, results: readResults() });
    const reporting = setInterval(report, betweenReportsMs);
    const { signal } = stopping;
    for (const group of groupsOf(names))
      await Promise.all(
        group.map(async (row, place) => {
          for (const name of row)
            if (!signal.aborted)
              seconds[name] = await perform(name, { signal, isPrintedLast: place > 0 });
        }),
      );
    clearInterval(reporting);
    report();
    const results = readResults();
    const { failed, flaky } = totalsOf(results);
    summarize(command, results, { seconds, isStrict, total: secondsSince(began) });
    const isGood = failed.length === 0 && !(isStrict && flaky.length > 0);
    process.exitCode = isGood && !stopping.signal.aborted ? 0 : 1;
  } catch (error) {
    process.exitCode = stopping.signal.aborted ? 1 : explained(error);
  }
}

/** These steps in groups of rows; each group in place of the first of its steps, and every other step alone. */
export function groupsOf(names) {
  const wanted = groups.map((rows) =>
    rows.map((row) => row.filter((name) => names.includes(name))).filter((row) => row.length > 0),
  );
  const groupOf = (name) => wanted.find((rows) => rows.flat().includes(name)) ?? [[name]];
  return [...new Set(names.map(groupOf))];
}

const secondsSince = (began) => (performance.now() - began) / 1_000;

function readWords(words) {
  const options = { all: { type: 'boolean' }, strict: { type: 'boolean' } };
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const known = new Set([...steps.core, ...steps.all]);
  const unknown = positionals.find((word) => !known.has(word));
  if (unknown)
    throw new PlainError(
      `"${unknown}" is not a step of the tests. The steps are: ${[...known].join(', ')}.`,
    );
  const tier = values.all ? 'all' : 'core';
  const names = positionals.length > 0 ? positionals : steps[tier];
  return { tier, isStrict: Boolean(values.strict), names };
}

/**
 * Runs an npm script and returns how many seconds it took. If it fails, the others still run. With `isPrintedLast`, its
 * output appears when it has ended, so that it is not interleaved with that of another step.
 */
async function perform(name, { signal, isPrintedLast }) {
  const began = performance.now();
  const printed = [];
  const report = (text) => (isPrintedLast ? printed.push(`${text}\n`) : console.log(text));
  report(`\n━━ ${name}`);
  const shell = process.platform === 'win32';
  const code = await run(shell ? 'npm.cmd' : 'npm', ['run', '--silent', name], {
    ...{ cwd: root, signal, shell },
    ...(isPrintedLast && { print: (text) => printed.push(text) }),
  });
  const own = readResults().filter(({ step }) => step === name);
  const isExplained = totalsOf(own).failed.length > 0;
  // A command without tests is one check.
  if (code !== 0 && !isExplained && !signal.aborted)
    record({
      ...{ step: name, file: '', name, status: 'failed' },
      error: `It ended with code ${code}: see above.`,
    });
  if (code === 0 && own.length === 0) record({ step: name, file: '', name, status: 'passed' });
  const took = secondsSince(began);
  report(`━━ ${name}: ${code === 0 ? 'passed' : 'FAILED'} (${took.toFixed(1)} s)`);
  process.stdout.write(printed.join(''));
  return took;
}
