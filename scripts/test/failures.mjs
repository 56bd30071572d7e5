import { stripVTControlCharacters } from 'node:util';

/** The beginning of an error's words: enough to know it by, at the end of a long output. */
const gist = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .join('\n');

const wasSkipped = 'was skipped, and so runs nowhere: remove it, or put it where it can run';

/** What failed according to a JSON report of Jest, each with the beginning of its error; what was skipped if `isWhole`. */
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

/** The same according to Playwright, always with what was skipped. */
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
