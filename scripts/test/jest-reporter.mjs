import { relative } from 'node:path';
import { record } from './results.mjs';

/** Adds each test to the results of the run, and each file that could not run. */
export default class {
  #isSelection;

  constructor({ testNamePattern }) {
    this.#isSelection = Boolean(testNamePattern);
  }

  onTestResult(_, { testFilePath, testExecError, failureMessage, testResults }) {
    const file = relative(process.cwd(), testFilePath);
    record({
      ...{ file, name: '', isFile: true },
      ...(testExecError ? { status: 'failed', error: failureMessage } : { status: 'passed' }),
    });
    for (const { fullName, status, failureMessages, duration } of testResults) {
      const result = { file, name: fullName, seconds: (duration ?? 0) / 1_000 };
      if (status === 'passed' || status === 'failed')
        record({ ...result, status, error: failureMessages[0] });
      // If tests are selected by name, the others are skipped on purpose.
      else if (!this.#isSelection) record({ ...result, status: 'skipped' });
    }
  }
}
