import { describe, expect, test } from '@jest/globals';
import {
  afterRetries,
  failuresOfJest,
  failuresOfPlaywright,
  flakyOfPlaywright,
} from './failures.mjs';

test('a failed test of Jest is told with the beginning of its error, without colours', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'subtracts',
    failureMessages: ['\u001b[31mExpected 1\u001b[39m\n\nReceived 2'],
  };
  const file = { name: '/a.test.ts', message: '', status: 'failed' };
  expect(
    failuresOfJest({ testResults: [{ ...file, assertionResults: [passed, failed] }] }),
  ).toEqual(['subtracts\nExpected 1\nReceived 2']);
});

test('a file that could not be read is told by its name', () => {
  const file = { name: '/a.test.ts', message: 'No such module', status: 'failed' };
  expect(failuresOfJest({ testResults: [{ ...file, assertionResults: [] }] })).toEqual([
    '/a.test.ts\nNo such module',
  ]);
});

test('a skipped test is told when all were to run', () => {
  const skipped = { status: 'pending', fullName: 'divides', failureMessages: [] };
  const file = { name: '/a.test.ts', message: '', status: 'passed', assertionResults: [skipped] };
  expect(failuresOfJest({ testResults: [file] })).toEqual([]);
  expect(failuresOfJest({ testResults: [file] }, true)).toEqual([
    expect.stringMatching(/^divides\nwas skipped/),
  ]);
});

describe('a report of Playwright', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ projectName: 'http', status, results: [{ errors: [{ message: 'Timed out' }] }] }],
  });
  const inner = { specs: [spec('waits', 'unexpected'), spec('goes', 'expected')] };
  const left = { specs: [spec('is left out', 'skipped'), spec('hesitates', 'flaky')] };
  const report = {
    suites: [{ specs: [], suites: [inner, left] }],
    errors: [{ message: 'No browser' }],
  };

  test('lists failures with project and line, from nested suites too', () => {
    expect(failuresOfPlaywright(report)).toEqual([
      '[http] a.spec.ts:7 waits\nTimed out',
      expect.stringMatching(/^\[http\] a\.spec\.ts:7 is left out\nwas skipped/),
      'No browser',
    ]);
  });

  test('lists tests that passed on a retry as flaky, with the error of the first attempt', () => {
    expect(flakyOfPlaywright(report)).toEqual([
      { name: '[http] a.spec.ts:7 hesitates', error: 'Timed out' },
    ]);
  });
});

describe('a Jest run whose failed files were run again', () => {
  const first = {
    passed: 10,
    failed: 2,
    failures: ['adds\nExpected 1', 'subtracts\nExpected 2'],
    files: [],
  };

  test('counts tests that passed then as passed and flaky', () => {
    expect(afterRetries(first, { passed: 3, failed: 0, failures: [] })).toEqual({
      passed: 12,
      failed: 0,
      failures: [],
      files: [],
      flaky: [
        { name: 'adds', error: 'Expected 1' },
        { name: 'subtracts', error: 'Expected 2' },
      ],
    });
  });

  test('keeps the failures of tests that failed again', () => {
    const last = { passed: 2, failed: 1, failures: ['subtracts\nExpected 2'] };
    expect(afterRetries(first, last)).toMatchObject({
      passed: 11,
      failed: 1,
      failures: ['subtracts\nExpected 2'],
      flaky: [{ name: 'adds' }],
    });
  });

  test('keeps all failures if the last run ended without a report', () => {
    expect(afterRetries(first, { passed: 0, failed: 1 })).toEqual(first);
  });
});
