import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { type ImportResult } from './import-catalogue';
import { reportOf } from './report';
import { reportFileOf, reportPathFor, writeReport } from './report-file';

const imported = {
  kind: 'imported',
  created: 2,
  updated: 1,
  unchanged: 0,
  skipped: [],
  creates: true,
  coverProblems: [],
  similarNames: [],
} satisfies ImportResult;

const wrongKinds = Array.from({ length: 460 }, (_, at) => ({
  line: at + 2,
  sku: `A-${String(at)}`,
  reason: 'owner_kind: must be one of: author, teacher, publisher',
  found: 'writer',
}));

test('summarizes a finished import', () => {
  expect(reportOf(imported, false)).toEqual({
    exitCode: 0,
    lines: ['Created 2, updated 1, unchanged 0.'],
    faults: [],
  });
  expect(reportOf(imported, true)).toMatchObject({
    exitCode: 0,
    lines: [expect.stringMatching(/^Would create 2, update 1 and leave 0 unchanged/)],
  });
  expect(reportOf({ ...imported, creates: false }, false).lines[0]).toMatch(/updates only/);
  expect(reportFileOf(imported)).toBeUndefined();
});

test('groups invalid rows with the same reason in one paragraph', () => {
  const problems = [
    { line: 3, reason: 'grade: wrong' },
    ...wrongKinds,
    { line: 4, sku: 'A-2', reason: 'grade: wrong', found: 'x' },
  ];
  const bad: ImportResult = { kind: 'bad-rows', problems, coverProblems: [], similarNames: [] };
  expect(reportOf(bad, false)).toEqual({
    exitCode: 1,
    lines: [],
    faults: [
      '460 × owner_kind: must be one of: author, teacher, publisher',
      '    line 2 (A-0): writer',
      '    line 3 (A-1): writer',
      '    line 4 (A-2): writer',
      '    line 5 (A-3): writer',
      '    line 6 (A-4): writer',
      '    … and 455 more',
      '2 × grade: wrong',
      '    line 3',
      '    line 4 (A-2): x',
      expect.stringMatching(/^460 rows are bad\. Nothing was imported/),
    ],
  });
  const file = parse(reportFileOf(bad)!, { bom: true });
  expect(file).toHaveLength(463);
  expect(file[1]).toEqual(['bad row', '3', '', 'grade: wrong', '']);
  expect(file[2]).toEqual(['bad row', '2', 'A-0', wrongKinds[0]!.reason, 'writer']);
});

test('lists skipped rows, and covers that were not stored', () => {
  const skipped = [
    { line: 3, sku: 'A-1', reason: 'grade: wrong' },
    { line: 3, sku: 'A-1', reason: 'pages: wrong' },
  ];
  const coverProblems = [{ line: 0, sku: 'A-9', reason: 'cover: no row has its sku' }];
  expect(reportOf({ ...imported, skipped, coverProblems }, false)).toMatchObject({
    exitCode: 3,
    lines: ['Created 2, updated 1, unchanged 0.', '1 row is left out.'],
    faults: [
      '1 × grade: wrong',
      '    line 3 (A-1)',
      '1 × pages: wrong',
      '    line 3 (A-1)',
      expect.stringMatching(/^Covers/),
      '1 × cover: no row has its sku',
      '    A-9',
    ],
  });
});

test('shows similar names as a warning, unless they stop the import', () => {
  const similarNames = [
    { line: 7, topic: 'owner' as const, name: 'طة حسين', like: 'طه حسين', likeLine: null },
  ];
  const warned = reportOf({ ...imported, similarNames }, false);
  expect(warned).toMatchObject({ exitCode: 0 });
  expect(warned.faults.join('\n')).toMatch(
    /1 new name looks like[^]*line 7: owner "طة حسين" looks/,
  );
  const stopped: ImportResult = {
    kind: 'similar-names',
    problems: [],
    coverProblems: [],
    similarNames,
  };
  expect(reportOf(stopped, false)).toMatchObject({
    exitCode: 1,
    faults: expect.arrayContaining(['Nothing was imported, because of --strict.']),
  });
  expect(reportFileOf(stopped)).toMatch(/similar name,7,,owner: looks like one that exists,/);
});

test('reports a file that cannot be read', () => {
  expect(reportOf({ kind: 'unreadable', reason: 'The file is empty.' }, false)).toMatchObject({
    exitCode: 2,
    faults: ['The file is empty.', 'Nothing was imported.'],
  });
});

test('writes the report next to the file, and reports a folder that is not writable', async () => {
  expect(reportPathFor('/tmp/some.books/list.csv')).toBe('/tmp/some.books/list.report.csv');
  expect(reportPathFor('list')).toBe('list.report.csv');
  expect(await writeReport('/nowhere/at/all.csv', '')).toMatch(/could not be written.*--report/);
});
