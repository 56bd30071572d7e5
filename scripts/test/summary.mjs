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

/** Prints failures, counts and durations of each step, and the slowest test files. */
export function summarize(command, results, seconds) {
  const sum = (key) => results.reduce((total, counts) => total + counts[key], 0);
  for (const failure of results.flatMap(({ failures = [] }) => failures))
    console.log(`\n✗ ${failure}`);

  const slowest = results
    .flatMap(({ files = [] }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown);
  if (slowest.length > 0) console.log('\n━━ Slowest test files');
  for (const file of slowest) console.log(`   ${shown(file.seconds).padStart(8)}  ${file.name}`);

  console.log(`\n━━ ${command}: summary (${shown(seconds)})`);
  for (const { step, passed, failed, duration } of results) {
    const mark = failed === 0 ? '  ' : '✗ ';
    console.log(
      `${mark}${step.title.padEnd(24)} ${shown(duration).padStart(8)}  ${passed} passed, ${failed} failed`,
    );
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
