import { expect, test } from '@jest/globals';
import { filesOfJest, filesOfPlaywright } from './files.mjs';

test('a file of Jest takes from its start to its end', () => {
  const file = { name: '/shop/lib/a.test.ts', startTime: 1_000, endTime: 3_500 };
  expect(filesOfJest({ testResults: [file] }, '/shop')).toEqual([
    { name: 'lib/a.test.ts', seconds: 2.5 },
  ]);
});

test('a file of Playwright takes what its tests take, in each project for itself', () => {
  const taking = (projectName: string, ...durations: number[]) => ({
    projectName,
    results: durations.map((duration) => ({ duration })),
  });
  const file = 'http/a.spec.ts';
  const first = { file, tests: [taking('ar-phone', 1_000, 500), taking('en-desktop', 250)] };
  const second = { file, tests: [taking('ar-phone', 2_000)] };
  const report = {
    config: { rootDir: '/shop/e2e' },
    suites: [{ specs: [first], suites: [{ specs: [second] }] }],
  };
  expect(filesOfPlaywright(report, '/shop')).toEqual([
    { name: 'e2e/http/a.spec.ts (ar-phone)', seconds: 3.5 },
    { name: 'e2e/http/a.spec.ts (en-desktop)', seconds: 0.25 },
  ]);
});
