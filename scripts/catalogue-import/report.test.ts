import { expect, test } from '@jest/globals';
import { reportOf } from './report';

test('a finished import', () => {
  const result = { kind: 'imported', created: 2, updated: 1, unchanged: 0, skipped: [] } as const;
  expect(reportOf({ ...result, skipped: [] }, false)).toEqual({
    exitCode: 0,
    lines: ['Created 2, updated 1, unchanged 0.'],
    faults: [],
  });
  expect(reportOf({ ...result, skipped: [] }, true)).toMatchObject({
    exitCode: 0,
    lines: [expect.stringMatching(/^Would create 2, update 1 and leave 0 unchanged/)],
  });
});

test('rows that were left out', () => {
  const skipped = [
    { line: 3, sku: 'A-1', reason: 'grade: wrong' },
    { line: 3, sku: 'A-1', reason: 'pages: wrong' },
  ];
  expect(
    reportOf({ kind: 'imported', created: 1, updated: 0, unchanged: 0, skipped }, false),
  ).toEqual({
    exitCode: 3,
    lines: ['Created 1, updated 0, unchanged 0.', '1 row is left out.'],
    faults: ['Line 3 (A-1): grade: wrong', 'Line 3 (A-1): pages: wrong'],
  });
});

test('bad rows, and a file that cannot be read', () => {
  expect(
    reportOf({ kind: 'bad-rows', problems: [{ line: 4, reason: '2 cells' }] }, false),
  ).toMatchObject({
    exitCode: 1,
    faults: ['Line 4: 2 cells', expect.stringMatching(/^1 row is bad\. Nothing was imported/)],
  });
  expect(reportOf({ kind: 'unreadable', reason: 'The file is empty.' }, false)).toMatchObject({
    exitCode: 2,
    faults: ['The file is empty.', 'Nothing was imported.'],
  });
});
