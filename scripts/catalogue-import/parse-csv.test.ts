import { describe, expect, test } from '@jest/globals';
import { parseCsv } from './parse-csv';

const header = 'sku,product_name,category,owner,owner_kind,retail_price';

function linesOf(text: string) {
  const parsed = parseCsv(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.rows.map(({ line, cells }) => [line, cells.sku, cells.product_name]);
}

describe('lines', () => {
  test('are numbered as in the file, even after multi-line quoted text and empty lines', () => {
    const text = `${header}\nA-1,"one\n\ntwo",c,o,author,1\n\n\nA-2,x,c,o,author,1\nA-3,"last\nline",c,o,author,1`;
    expect(linesOf(text)).toEqual([
      [2, 'A-1', 'one\n\ntwo'],
      [7, 'A-2', 'x'],
      [8, 'A-3', 'last\nline'],
    ]);
  });

  test('with only empty cells are skipped', () => {
    expect(linesOf(`${header}\n,,,,,\nA-1,x,c,o,author,1\n ,,,,,\n`)).toEqual([[3, 'A-1', 'x']]);
  });

  test('with too many or too few cells are reported', () => {
    expect(parseCsv(`${header}\nA-1,x,c,o,author,1,9\nA-2,x\n`)).toMatchObject({
      ok: true,
      rows: [],
      problems: [
        { line: 2, found: '7, but the header has 6' },
        { line: 3, found: '2, but the header has 6' },
      ],
    });
  });
});

describe('cells', () => {
  test('are separated by commas, semicolons or tabs, like the header', () => {
    for (const sign of [',', ';', '\t']) {
      const text = `${header}\nA-1,"كتاب ""الأحياء""; ١، ٢",c,o,author,1`.replaceAll(
        /,(?=[^"]*(?:"[^"]*"[^"]*)*$)/g,
        sign,
      );
      expect(linesOf(text)).toEqual([[2, 'A-1', 'كتاب "الأحياء"; ١، ٢']]);
    }
  });

  test('lose the apostrophe that the export adds before a formula', () => {
    expect(linesOf(`${header}\nA-1,"'-x",c,o,author,1\nA-2,'x,c,o,author,1`)).toEqual([
      [2, 'A-1', '-x'],
      [3, 'A-2', "'x"],
    ]);
  });

  test('may contain a stray quotation mark', () => {
    expect(linesOf(`${header}\nA-1,شاشة 12" ملونة,c,o,author,1`)).toEqual([
      [2, 'A-1', 'شاشة 12" ملونة'],
    ]);
  });
});

describe('header', () => {
  test.each([
    ['', 'The file is empty.'],
    ['product_name,retail_price', 'Missing column "sku".'],
    ['sku,owner', 'The column "owner" needs the column "owner_kind" beside it.'],
    ['sku,subject_en', 'The column "subject_en" needs the column "subject" beside it.'],
    [`${header},colour`, /^Unknown column "colour"\. Known columns: sku, /],
    [`${header},sku`, 'The column "sku" is there twice.'],
  ])('%j is refused', (text, reason) => {
    expect(parseCsv(`${text}\n`)).toEqual({
      ok: false,
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    });
  });

  test('decides whether products can be created', () => {
    expect(parseCsv(`${header}\n`)).toMatchObject({ ok: true, creates: true });
    expect(parseCsv('sku,stock\nA-1,3\n')).toMatchObject({
      ok: true,
      creates: false,
      rows: [{ line: 2, cells: { sku: 'A-1', stock: '3' } }],
    });
  });

  test('may be limited to some columns', () => {
    const text = `${header},stock\nA-1,x,c,o,author,1,5\n`;
    expect(parseCsv(text, ['stock'])).toMatchObject({
      columns: ['sku', 'stock'],
      creates: false,
      rows: [{ line: 2, cells: { sku: 'A-1', stock: '5' } }],
    });
    expect(parseCsv(text, ['pages'])).toEqual({
      ok: false,
      reason: 'The file has no column "pages".',
    });
  });

  test('is read regardless of case and order', () => {
    const text = `\uFEFFRetail_Price, SKU ,product_name,category,owner,owner_kind\n1,A-1,x,c,o,author`;
    expect(linesOf(text)).toEqual([[2, 'A-1', 'x']]);
  });
});

test('reports where an unterminated quotation begins', () => {
  expect(
    parseCsv(`${header}\nA-1,x,c,o,author,1\nA-2,"x,c,o,author,1\nA-3,x,c,o,author,1\n`),
  ).toEqual({
    ok: false,
    reason: 'A quoted text in the row at line 3 is never closed.',
  });
});
