import { totalsOf } from './results.mjs';

const shown = (seconds) => `${seconds.toFixed(1)} s`;
const slowestShown = 10;

/** The files whose tests took longest, as pairs of name and seconds. */
function slowestFiles(results) {
  const sums = new Map();
  for (const { file, seconds } of results)
    if (seconds) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].sort(([, a], [, b]) => b - a).slice(0, slowestShown);
}

/**
 * Prints failed and flaky tests, the slowest test files, and counts and durations of each step. `seconds` are those of
 * each step, in order.
 */
export function summarize(command, results, { seconds, total, isStrict }) {
  const { passed, failed, flaky } = totalsOf(results);
  for (const { name, error } of failed) console.log(`\n✗ ${name}\n${error}`);
  for (const { name, error } of flaky) console.log(`\n~ flaky: ${name}\n${error}`);

  console.log('\n━━ Slowest test files');
  for (const [file, sum] of slowestFiles(results))
    console.log(`   ${shown(sum).padStart(8)}  ${file}`);

  console.log(`\n━━ ${command}: summary (${shown(total)})`);
  for (const [name, took] of Object.entries(seconds)) {
    const own = totalsOf(results.filter(({ step }) => step === name));
    const mark = own.failed.length === 0 ? '  ' : '✗ ';
    const counts = `${own.passed} passed, ${own.failed.length} failed`;
    console.log(`${mark}${name.padEnd(18)} ${shown(took).padStart(8)}  ${counts}`);
  }
  if (flaky.length > 0)
    console.log(`flaky: ${flaky.length}${isStrict ? ', counted as failed by --strict' : ''}`);
  console.log(`${passed} passed, ${failed.length} failed`);
}
