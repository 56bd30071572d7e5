import { stripVTControlCharacters } from 'node:util';

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

/** The same for Playwright, always including skipped tests. */
export function failuresOfPlaywright({ suites, errors }) {
  const within = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(within)];
  const specs = suites.flatMap(within).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) => {
        const words = results.flatMap((result) => result.errors).map(({ message }) => message)[0];
        const reason = status === 'skipped' ? wasSkipped : gist(words);
        return `[${projectName}] ${spec.file}:${spec.line} ${spec.title}\n${reason}`;
      }),
  );
  return [...specs, ...errors.map(({ message }) => gist(message))];
}
