import { describe, expect, test } from '@jest/globals';
import { type ColumnName } from './columns';
import { checkRow } from './row';

const least = {
  sku: 'BIO-3',
  product_name: 'بنك الأحياء',
  category: 'بنوك الأسئلة',
  owner: 'دار المنارة',
  owner_kind: 'publisher',
  retail_price: '345.5',
};

function rowOf(cells: Partial<Record<ColumnName, string>>) {
  const checked = checkRow({ line: 7, cells: { ...least, ...cells } });
  return checked.ok ? checked.row : checked.problems.map(({ reason }) => reason);
}

test('accepts a row with the minimum of cells', () => {
  expect(rowOf({})).toEqual({
    line: 7,
    sku: 'BIO-3',
    product_name: 'بنك الأحياء',
    category: 'بنوك الأسئلة',
    owner: 'دار المنارة',
    owner_kind: 'publisher',
    retail_price_pt: 34550,
  });
});

test('reads an empty cell as null, and omits a missing column', () => {
  const row = rowOf({ notes: ' ', stock: '' });
  expect(row).toMatchObject({ notes: null, stock: null });
  expect(row).not.toHaveProperty('grade');
});

describe('pictures', () => {
  test.each([
    ['/a.webp', ['/a.webp']],
    [
      ' /a.webp ; https://pages.example/b,c.jpg?d=1;',
      ['/a.webp', 'https://pages.example/b,c.jpg?d=1'],
    ],
    [' ; ', null],
    ['', null],
  ])('%j are addresses', (pictures, addresses) => {
    expect(rowOf({ pictures })).toMatchObject({ pictures: addresses });
  });

  test('must be addresses, at most 12 of them', () => {
    expect(rowOf({ pictures: '/a.webp;b.webp' })).toEqual([
      'pictures.1: must begin with https:// or /, without spaces',
    ]);
    expect(rowOf({ pictures: Array(13).fill('/a.webp').join(';') })).toEqual([
      'pictures: holds more than 12 addresses',
    ]);
  });
});

describe('prices', () => {
  test.each([
    ['345', 34500],
    ['345.5', 34550],
    ['0.01', 1],
    ['1,250.00', 125000],
    ['1,250', 125000],
    ['345,50', 34550],
    ['١٢٥٠٫٥٠', 125050],
    ['١٬٢٥٠', 125000],
    ['۳۴۵', 34500],
    ['1000000.00', 100000000],
    ['8.29', 829],
  ])('%s pounds are %d piastres', (retail_price, retail_price_pt) => {
    expect(rowOf({ retail_price })).toMatchObject({ retail_price_pt });
  });

  test.each(['', '0', '-1', '1.005', '1e3', '12 EGP', '1,25,0', '1000000.01', 'NaN', '0x10'])(
    '%j is not a price',
    (retail_price) => {
      expect(rowOf({ retail_price })).toEqual([
        expect.stringMatching(/^retail_price: must be a price/),
      ]);
    },
  );
});

describe('other cells', () => {
  test.each([
    [{ available: 'نعم' }, { available: true }],
    [{ available: 'No' }, { available: false }],
    [{ available: '١' }, { available: true }],
    [{ grade: '٣' }, { grade: 3 }],
    [{ isbn: '978-977-272-721-6' }, { isbn: '9789772727216' }],
    [{ stock: '0' }, { stock: 0 }],
    [{ created_at: '2026-09-01' }, { created_at: '2026-09-01T00:00:00.000Z' }],
    [{ created_at: '2026-09-01T10:00:00.123456Z' }, { created_at: '2026-09-01T10:00:00.123456Z' }],
    [{ edition_year: '1450' }, { edition_year: 1450 }],
    [{ created_at: '2026-01-01T01:00:00+02:00' }, { created_at: '2025-12-31T23:00:00.000Z' }],
    [{ description: ' سطر\nثانٍ ' }, { description: 'سطر\nثانٍ' }],
    [
      { specifications: 'اللون=أحمر\n\nالغلاف|Cover = ورقي|Paper=back\n' },
      {
        specifications: [
          ['اللون', 'أحمر', null, null],
          ['الغلاف', 'ورقي', 'Cover', 'Paper=back'],
        ],
      },
    ],
  ])('%j', (cells, row) => {
    expect(rowOf(cells)).toMatchObject(row);
  });

  test.each([
    [{ sku: 'bio-3' }, /^sku: must be 2 to 40/],
    [{ product_name: ' ' }, /^product_name: is empty/],
    [{ product_name: 'a\nb' }, /^product_name: must be a single line/],
    [{ product_name: 'ا'.repeat(201) }, /^product_name: is longer than 200/],
    [{ product_name: `a${String.fromCharCode(0)}` }, /^product_name: holds a NUL/],
    [{ owner_kind: 'shop' }, /^owner_kind: must be one of: author, teacher, publisher/],
    [{ grade: '4' }, /^grade: must be a whole number from 1 to 3/],
    [{ edition_year: '1449' }, /^edition_year: must be a whole number from 1450 to/],
    [{ edition_year: String(new Date().getFullYear() + 3) }, /^edition_year: must be/],
    [{ pages: '1.5' }, /^pages: must be a whole number/],
    [{ stock: '-1' }, /^stock: must be a whole number/],
    [{ isbn: '9789772727217' }, /^isbn: must be 13 digits/],
    [{ isbn: '9.78977E+12' }, /^isbn: is a rounded number: format the column as text/],
    [{ available: 'maybe' }, /^available: must be one of: yes/],
    [{ image_url: 'javascript:alert(1)' }, /^image_url: must begin with https/],
    [{ created_at: '2026-02-31' }, /^created_at: must be an ISO date/],
    [{ created_at: '2026-13-45' }, /^created_at: must be an ISO date/],
    [{ created_at: '01/09/2026' }, /^created_at: must be an ISO date/],
    [{ specifications: 'no sign' }, /^specifications: a line is not name=value/],
  ])('%j is refused', (cells, reason) => {
    expect(rowOf(cells)).toEqual([expect.stringMatching(reason)]);
  });

  test('reports every error of a row, with its line and sku', () => {
    const checked = checkRow({ line: 9, cells: { ...least, grade: 'x', pages: 'y' } });
    expect(checked).toMatchObject({
      ok: false,
      problems: [
        { line: 9, sku: 'BIO-3' },
        { line: 9, sku: 'BIO-3' },
      ],
    });
  });
});
