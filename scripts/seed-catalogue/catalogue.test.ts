import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { parseCsv } from '../catalogue-import/parse-csv.ts';
import { disagreements } from '../catalogue-import/row-agreement.ts';
import { checkRow } from '../catalogue-import/row.ts';
import { counted, day, exam, model, question, withLi } from './arabic-text.ts';
import { catalogueRows } from './catalogue.ts';
import { toCsv } from './csv.ts';

const rows = catalogueRows();
const distinct = (column: string) => new Set(rows.map((row) => row[column]));

describe('the seed catalogue', () => {
  test('is the file that the generator writes', async () => {
    expect(toCsv(rows)).toBe(await readFile('supabase/seed/catalogue.csv', 'utf8'));
  });

  test('passes every check of the importer', () => {
    const parsed = parseCsv(toCsv(rows));
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(parsed.problems).toEqual([]);
    const checked = parsed.rows.map(checkRow);
    expect(checked.flatMap((row) => (row.ok ? [] : row.problems))).toEqual([]);
    expect(disagreements(checked.flatMap((row) => (row.ok ? [row.row] : [])))).toEqual([]);
  });

  test('holds at least 260 books of every track, grade, kind and term', () => {
    expect(rows.length).toBeGreaterThanOrEqual(260);
    expect(distinct('sku').size).toBe(rows.length);
    expect(distinct('product_name').size).toBe(rows.length);
    expect(distinct('created_at').size).toBe(rows.length);
    expect(distinct('level')).toEqual(new Set(['general', 'azhari']));
    expect(distinct('grade')).toEqual(new Set(['1', '2', '3']));
    expect(distinct('term').size).toBe(3);
    expect(distinct('category').size).toBe(8);
    expect(distinct('owner_kind').size).toBe(3);
  });

  test('has a few books that cannot be bought now', () => {
    const out = rows.filter((row) => row.stock === '0' || row.available === 'no').length;
    expect(out / rows.length).toBeGreaterThan(0.05);
    expect(out / rows.length).toBeLessThan(0.12);
  });

  test('leaves no place in a sentence unfilled, and few descriptions alike', () => {
    for (const row of rows) expect(Object.values(row).join()).not.toMatch(/[{}]|undefined|NaN/);
    expect(rows.length - distinct('description').size).toBeLessThanOrEqual(2);
  });

  test('is in English too, four books in five', () => {
    const english = rows.filter((row) => row.name_en && row.description_en);
    expect(english.length / rows.length).toBeGreaterThanOrEqual(0.8);
  });
});

test('an Arabic noun follows its number in the right case', () => {
  expect(counted(7, day)).toBe('7 أيام');
  expect(counted(21, day)).toBe('21 يومًا');
  expect(counted(110, model)).toBe('110 نماذج');
  expect(counted(650, question)).toBe('650 سؤالًا');
  expect(counted(800, question)).toBe('800 سؤال');
  expect(counted(12, exam)).toBe('12 امتحانًا');
});

test('the preposition li joins the article', () => {
  expect(withLi('الفيزياء')).toBe('للفيزياء');
  expect(withLi('اللغة العربية')).toBe('للغة العربية');
  expect(withLi('علم النفس')).toBe('لعلم النفس');
});
