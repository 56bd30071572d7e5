import { commands } from './tiers.mjs';

const shown = (seconds) => `${seconds.toFixed(1)} s`;
const slowestShown = 10;

/** Prints in advance what will run, and which steps only the other command runs. */
export function announce(command, plan, left) {
  const names = (some) => some.map(({ name }) => name).join(', ');
  console.log(`━━ ${command}: ${names(plan)}`);
  if (left.length > 0)
    console.log(`   Left to ${commands.all}: ${names(left)}, and e2e outside of e2e/core`);
}

/** The totals of the steps that have ended. `flaky` lists tests that failed first and passed when they were retried. */
export const totalsOf = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  flaky: results.flatMap(({ flaky = [] }) => flaky),
});

/** Prints failures, flaky tests, counts and durations of each step, and the slowest test files. */
export function summarize(command, results, { seconds, isStrict }) {
  const { passed, failed, flaky } = totalsOf(results);
  for (const failure of results.flatMap(({ failures = [] }) => failures))
    console.log(`\n✗ ${failure}`);
  for (const { name, error } of flaky) console.log(`\n~ flaky: ${name}\n${error}`);

  const slowest = results
    .flatMap(({ files = [] }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown);
  if (slowest.length > 0) console.log('\n━━ Slowest test files');
  for (const file of slowest) console.log(`   ${shown(file.seconds).padStart(8)}  ${file.name}`);

  console.log(`\n━━ ${command}: summary (${shown(seconds)})`);
  for (const { step, passed: good, failed: bad, duration } of results) {
    const mark = bad === 0 ? '  ' : '✗ ';
    console.log(
      `${mark}${step.title.padEnd(24)} ${shown(duration).padStart(8)}  ${good} passed, ${bad} failed`,
    );
  }
  if (flaky.length > 0)
    console.log(`flaky: ${flaky.length}${isStrict ? ', counted as failed by --strict' : ''}`);
  console.log(`${passed} passed, ${failed} failed`);
}
