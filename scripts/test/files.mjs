import { join, relative } from 'node:path';

/** The duration of each test file in a JSON report of Jest, by its path from `root`. */
export const filesOfJest = ({ testResults }, root) =>
  testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1_000,
  }));

/** All specs in a JSON report of Playwright, however deep they are nested. */
export function specsOf({ suites }) {
  const within = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(within)];
  return suites.flatMap(within);
}

/** The same for Playwright, per project: the sum of its tests. */
export function filesOfPlaywright(report, root) {
  const sums = new Map();
  for (const { file, tests } of specsOf(report)) {
    for (const { projectName, results } of tests) {
      const name = `${relative(root, join(report.config.rootDir, file))} (${projectName})`;
      const took = results.reduce((sum, { duration }) => sum + duration, 0);
      sums.set(name, (sums.get(name) ?? 0) + took / 1_000);
    }
  }
  return [...sums].map(([name, seconds]) => ({ name, seconds }));
}
