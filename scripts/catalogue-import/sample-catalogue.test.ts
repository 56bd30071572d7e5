import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { parseCsv } from './parse-csv.ts';
import { disagreements } from './row-agreement.ts';
import { checkRow } from './row.ts';

test('accepts the whole sample catalogue', async () => {
  const parsed = parseCsv(await readFile('supabase/seed/catalogue.csv', 'utf8'));
  if (!parsed.ok) throw new Error(parsed.reason);
  expect(parsed.problems).toEqual([]);
  const checked = parsed.rows.map(checkRow);
  expect(checked.flatMap((row) => (row.ok ? [] : row.problems))).toEqual([]);
  expect(disagreements(checked.flatMap((row) => (row.ok ? [row.row] : [])))).toEqual([]);
});
