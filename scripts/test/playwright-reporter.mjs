import { relative } from 'node:path';
import { record } from './results.mjs';

/** Adds each attempt at a test to the results of the run. */
export default class {
  onTestEnd(test, { status, error, duration }) {
    if (status === 'interrupted') return;
    const isFailed = status !== 'skipped' && status !== test.expectedStatus;
    const [, project, , ...titles] = test.titlePath();
    record({
      file: relative(process.cwd(), test.location.file),
      name: `:${test.location.line} [${project}] ${titles.join(' › ')}`,
      status: isFailed ? 'failed' : status === 'skipped' ? 'skipped' : 'passed',
      seconds: duration / 1_000,
      error: error?.message,
    });
  }

  onError({ message }) {
    record({ file: 'e2e', name: 'outside of a test', status: 'failed', error: message });
  }
}
