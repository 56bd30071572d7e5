import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { fc } from '../test/fast-check.mjs';
import { csvCell, csvLine, unguarded } from './csv';

test.each([
  ['=HYPERLINK("http://evil.example","click")', `"'=HYPERLINK(""http://evil.example"",""click"")"`],
  ['+201012345678', `"'+201012345678"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1+1', `"'  =1+1"`],
  ['\t=1', `"'\t=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['%0A', `"'%0A"`],
  ["'=1", `"''=1"`],
  ['شارع 9; =1+1;', `"شارع 9;' =1+1;"`],
  ['a;-1;b', `"a;'-1;b"`],
  ['a;"=1+1;b', `"a;'""=1+1;b"`],
  ['a\n=1+1', `"a\n'=1+1"`],
  ['شارع 9; شقة 3', '"شارع 9; شقة 3"'],
  ['شارع 9', 'شارع 9'],
  ['a,b', '"a,b"'],
  [-5, '-5'],
  [417.18, '417.18'],
  [true, 'true'],
  [null, ''],
])('%j is written as %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('reads back any text of shoppers unchanged, and never writes a formula', () => {
  const guarded = fc
    .tuple(
      fc.constantFrom('', "'", "''", " '", ';', 'a; ', ";'", "=;' ", ';"', 'a\n'),
      fc.constantFrom('=', '-', 'a'),
    )
    .map((parts) => parts.join(''));
  const text = fc.oneof(fc.string({ unit: 'binary' }), guarded);
  const row = fc.array(text, { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(row, (cells) => {
      const [read = []] = parse(csvLine(cells), { record_delimiter: '\r\n' });
      expect(read.map(unguarded)).toEqual(cells);
      for (const cell of read) expect(cell).not.toMatch(/(?:^\s*|[;\r\n][\s"]*)[=+\-@＝＋－＠|%]/);
    }),
  );
});
