import { stripVTControlCharacters } from 'node:util';

/** The beginning of an error's words: enough to know it by, at the end of a long output. */
const gist = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .join('\n');

/** What failed according to a JSON report of Jest, each with the beginning of its error. */
export function failuresOfJest({ testResults }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}\n${gist(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${fullName}\n${gist(failureMessages[0])}`,
    );
  });
}

/** The same according to Playwright. */
export function failuresOfPlaywright({ suites, errors }) {
  const within = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(within)];
  const specs = suites.flatMap(within).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const words = results.flatMap((result) => result.errors).map(({ message }) => message)[0];
        return `[${projectName}] ${spec.file}:${spec.line} ${spec.title}\n${gist(words)}`;
      }),
  );
  return [...specs, ...errors.map(({ message }) => gist(message))];
}
