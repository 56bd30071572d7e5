import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * One test in one attempt. `step` is the npm script that ran it. `file` is a path from the project's folder; `isFile`
 * marks the result of a file as a whole, which counts only if it could not run.
 *
 * @typedef {{ step: string, file: string, name: string, status: 'passed' | 'failed' | 'skipped', seconds?: number,
 *   error?: string, isFile?: boolean }} Result
 * @typedef {{ file: string, name: string, error: string }} Finding `name` includes the file's.
 */

const folder = join('node_modules', '.cache', 'test-reports');
/** A line of JSON for each test, written when it has ended. */
const resultsFile = join(folder, 'results.ndjson');
const wasSkipped = 'was skipped, and so runs nowhere: remove it, or put it where it can run';

/** The beginning of an error message, which is enough to recognize it in the summary. */
const gist = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .join('\n');

/** Begins a run without results, and returns the environment in which the reporters of its programs add theirs. */
export function openResults(root) {
  const file = join(root, resultsFile);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return { TEST_RESULTS: file };
}

/** Adds a result to the run that this process is part of, if it is part of one. */
export function record(/** @type {Omit<Result, 'step'> & { step?: string }} */ result) {
  const { TEST_RESULTS, npm_lifecycle_event: step } = process.env;
  if (TEST_RESULTS) appendFileSync(TEST_RESULTS, `${JSON.stringify({ step, ...result })}\n`);
}

/** @returns {Result[]} Of the run so far, in the order in which the tests ended. */
export function readResults() {
  try {
    const lines = readFileSync(process.env.TEST_RESULTS, 'utf8').split('\n');
    return lines.filter(Boolean).map((line) => JSON.parse(line));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return [];
  }
}

/**
 * The number of tests that passed in their last attempt, those that did not, and those that did after they had failed.
 *
 * @param {Result[]} results
 * @returns {{ passed: number, failed: Finding[], flaky: Finding[] }}
 */
export function totalsOf(results) {
  const attempts = new Map();
  for (const result of results) {
    const id = [result.step, result.file, result.name].join('\n');
    attempts.set(id, [...(attempts.get(id) ?? []), result]);
  }
  const totals = { passed: 0, failed: [], flaky: [] };
  for (const all of attempts.values()) {
    const last = all.at(-1);
    const failure = all.find(({ status }) => status === 'failed');
    const { file } = last;
    const entry = { file, name: `${file} ${last.name}`.trim(), error: gist(failure?.error) };
    if (last.status === 'skipped') totals.failed.push({ ...entry, error: wasSkipped });
    else if (last.status === 'failed') totals.failed.push(entry);
    else {
      if (!last.isFile) totals.passed += 1;
      if (failure) totals.flaky.push(entry);
    }
  }
  return totals;
}

/** The commit that is tested, as far as Git knows it. */
export function commitOf(root) {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return stdout?.trim() || null;
}

/** Writes `last.json`: what a run has seen so far. `seconds` are those of each step that has ended. */
export function writeLastRun(root, { commit, command, results, seconds }) {
  const { passed, failed, flaky } = totalsOf(results);
  const report = {
    commit,
    command,
    passed,
    failed: failed.length,
    flaky: flaky.map(({ name }) => name),
    seconds: Object.fromEntries(
      Object.entries(seconds).map(([name, took]) => [name, Math.round(took)]),
    ),
  };
  writeFileSync(join(root, folder, 'last.json'), `${JSON.stringify(report, null, 2)}\n`);
}
