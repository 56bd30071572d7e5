import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import JestReporter from './jest-reporter.mjs';
import PlaywrightReporter from './playwright-reporter.mjs';
import { openResults, readResults, totalsOf } from './results.mjs';

let root: string;
const before = { ...process.env };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zad-results-'));
  Object.assign(process.env, openResults(root), { npm_lifecycle_event: 'test:unit' });
});

afterEach(() => {
  rmSync(root, { recursive: true });
  process.env = { ...before };
});

const totals = () => totalsOf(readResults());
const sum = join('lib', 'sum.test.ts');
const file = join(process.cwd(), sum);

type Status = 'passed' | 'failed' | 'pending';
const reporter = (testNamePattern = '') => new JestReporter({ testNamePattern });
const jest = (tests: [string, Status][], by = reporter()) =>
  by.onTestResult(undefined, {
    ...{ testFilePath: file, testExecError: undefined, failureMessage: null },
    testResults: tests.map(([fullName, status]) => ({
      ...{ fullName, status, duration: 20 },
      failureMessages: status === 'failed' ? ['\u001B[31mError\u001B[0m: 3 is not 4'] : [],
    })),
  });

test('counts passed and failed tests, with the beginning of each error', () => {
  jest([
    ['adds', 'passed'],
    ['subtracts', 'failed'],
  ]);
  expect(totals()).toEqual({
    passed: 1,
    failed: [{ file: sum, name: 'lib/sum.test.ts subtracts', error: 'Error: 3 is not 4' }],
    flaky: [],
  });
});

test('counts a test that passed on retry once, as flaky', () => {
  jest([
    ['adds', 'passed'],
    ['subtracts', 'failed'],
  ]);
  jest([
    ['adds', 'passed'],
    ['subtracts', 'passed'],
  ]);
  expect(totals()).toEqual({
    passed: 2,
    failed: [],
    flaky: [{ file: sum, name: 'lib/sum.test.ts subtracts', error: 'Error: 3 is not 4' }],
  });
});

test('counts a file that could not run as a failure, until it runs', () => {
  reporter().onTestResult(undefined, {
    ...{ testFilePath: file, testExecError: new Error(), failureMessage: 'Cannot find module' },
    testResults: [],
  });
  expect(totals().failed).toEqual([
    { file: sum, name: 'lib/sum.test.ts', error: 'Cannot find module' },
  ]);
  jest([['adds', 'passed']]);
  expect(totals()).toMatchObject({ passed: 1, failed: [], flaky: [{ name: 'lib/sum.test.ts' }] });
});

test('counts a skipped test as a failure, unless tests were selected', () => {
  jest([['adds', 'pending']]);
  expect(totals().failed).toHaveLength(1);
  Object.assign(process.env, openResults(root));
  jest([['adds', 'pending']], reporter('subtracts'));
  expect(totals().failed).toEqual([]);
});

const spec = join('e2e', 'cart.spec.ts');
const browser = (status: string, { language = 'ar', expectedStatus = 'passed' } = {}) =>
  new PlaywrightReporter().onTestEnd(
    {
      expectedStatus,
      location: { file: join(process.cwd(), spec), line: 7 },
      titlePath: () => ['', 'ar-phone', 'cart.spec.ts', language, 'adds a book'],
    },
    { status, duration: 900, error: { message: 'no book' } },
  );

test('counts the attempts of a browser test in the same way', () => {
  const name = 'e2e/cart.spec.ts :7 [ar-phone] ar › adds a book';
  browser('timedOut');
  expect(totals().failed).toEqual([{ file: spec, name, error: 'no book' }]);
  browser('passed');
  expect(totals()).toEqual({
    passed: 1,
    failed: [],
    flaky: [{ file: spec, name, error: 'no book' }],
  });
});

test('distinguishes tests with the same title in several groups', () => {
  browser('timedOut');
  browser('passed', { language: 'en' });
  expect(totals()).toMatchObject({ passed: 1, failed: [{ file: spec }], flaky: [] });
});

test('counts a skipped browser test as a failure, and ignores an interrupted one', () => {
  browser('interrupted');
  expect(totals()).toEqual({ passed: 0, failed: [], flaky: [] });
  browser('skipped');
  expect(totals().failed).toHaveLength(1);
});

test('records nothing outside a run', () => {
  const results = process.env['TEST_RESULTS'];
  delete process.env['TEST_RESULTS'];
  jest([['adds', 'passed']]);
  process.env['TEST_RESULTS'] = results;
  expect(readResults()).toEqual([]);
});
