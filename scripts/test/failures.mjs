import { stripVTControlCharacters } from 'node:util';
import { specsOf } from './files.mjs';

/** The beginning of an error message, which is enough to recognize it in the summary. */
const gist = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .join('\n');

const wasSkipped = 'was skipped, and so runs nowhere: remove it, or put it where it can run';

/** The failed tests in a JSON report of Jest, each with the beginning of its error; also skipped tests if `isWhole`. */
export function failuresOfJest({ testResults }, isWhole = false) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}\n${gist(message)}`];
    const skipped = isWhole
      ? assertionResults.filter((test) => ['pending', 'todo'].includes(test.status))
      : [];
    return [
      ...failed.map(({ fullName, failureMessages }) => `${fullName}\n${gist(failureMessages[0])}`),
      ...skipped.map(({ fullName }) => `${fullName}\n${wasSkipped}`),
    ];
  });
}

const testsOf = (report) =>
  specsOf(report).flatMap((spec) =>
    spec.tests.map((test) => ({
      ...test,
      name: `[${test.projectName}] ${spec.file}:${spec.line} ${spec.title}`,
    })),
  );
const firstError = ({ results }) =>
  gist(results.flatMap((result) => result.errors).map(({ message }) => message)[0]);

/** The same for Playwright, always including skipped tests. A test that passed when it was retried has not failed. */
export function failuresOfPlaywright(report) {
  const failed = testsOf(report)
    .filter(({ status }) => status === 'unexpected' || status === 'skipped')
    .map((test) => `${test.name}\n${test.status === 'skipped' ? wasSkipped : firstError(test)}`);
  return [...failed, ...report.errors.map(({ message }) => gist(message))];
}

/** The tests in a JSON report of Playwright that failed first and passed when they were retried. */
export const flakyOfPlaywright = (report) =>
  testsOf(report)
    .filter(({ status }) => status === 'flaky')
    .map((test) => ({ name: test.name, error: firstError(test) }));

/**
 * The result of a Jest run whose files with failures were run again: what failed first and not in the last run is flaky.
 * Both are results of `jestOnce` in `steps.mjs`.
 */
export function afterRetries(first, last) {
  // The last run ended without a report.
  if (!last.failures) return first;
  const stillFailing = new Set(last.failures.map((failure) => failure.split('\n')[0]));
  const flaky = first.failures
    .map((failure) => failure.split('\n'))
    .filter(([name]) => !stillFailing.has(name))
    .map(([name, ...error]) => ({ name, error: error.join('\n') }));
  return {
    ...first,
    passed: first.passed + flaky.length,
    failed: last.failed,
    failures: last.failures,
    flaky,
  };
}
