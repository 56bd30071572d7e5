import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { counted, day, exam, model, question, withLi } from './arabic-text.ts';
import { catalogueRows, toCsv } from './catalogue.ts';

const rows = catalogueRows();
const distinct = (column: string) => new Set(rows.map((row) => row[column]));

describe('the sample catalogue', () => {
  test('holds at least 260 books of every track, grade, kind and term', () => {
    assert.ok(rows.length >= 260);
    for (const column of ['sku', 'product_name', 'created_at'])
      assert.equal(distinct(column).size, rows.length, column);
    assert.deepEqual(distinct('level'), new Set(['general', 'azhari']));
    assert.deepEqual(distinct('grade'), new Set(['1', '2', '3']));
    assert.equal(distinct('term').size, 3);
    assert.equal(distinct('category').size, 8);
    assert.equal(distinct('owner_kind').size, 3);
  });

  test('is for the tracks that are taught the subject', () => {
    const tracksOf = (sku: string) => rows.find((row) => row.sku === sku)?.tracks;
    assert.equal(tracksOf('PHY-3-NWR-EXP'), 'scientific;mathematics');
    assert.equal(tracksOf('BIO-3-NWR-EXP'), 'scientific');
    assert.equal(tracksOf('HIS-3-NIL-EXP'), 'literary');
    assert.equal(tracksOf('ARB-3-NWR-EXP'), '');
    assert.equal(tracksOf('BIO-3A-QND-NTS'), 'scientific;mathematics');
    assert.ok(rows.every((row) => row.grade !== '1' || row.tracks === ''));
    assert.ok(rows.some((row) => row.tracks === 'mathematics'));
  });

  test('has a few books that cannot be bought now', () => {
    const out = rows.filter((row) => row.stock === '0' || row.available === 'no').length;
    assert.ok(out / rows.length > 0.05);
    assert.ok(out / rows.length < 0.12);
  });

  test('leaves no place in a sentence unfilled, and few descriptions alike', () => {
    for (const row of rows) assert.doesNotMatch(Object.values(row).join(','), /[{}]|undefined|NaN/);
    assert.ok(rows.length - distinct('description').size <= 2);
  });

  test('is in English too, four books in five', () => {
    const english = rows.filter((row) => row.name_en && row.description_en);
    assert.ok(english.length / rows.length >= 0.8);
  });
});

test('a field with a comma, a quote or a line end is quoted', () => {
  assert.equal(toCsv([{ a: '1', b: 'x, "y"' }, { a: 'p\nq' }]), 'a,b\n1,"x, ""y"""\n"p\nq",\n');
});

test('an Arabic noun follows its number in the right case', () => {
  assert.equal(counted(7, day), '7 أيام');
  assert.equal(counted(21, day), '21 يومًا');
  assert.equal(counted(110, model), '110 نماذج');
  assert.equal(counted(650, question), '650 سؤالًا');
  assert.equal(counted(800, question), '800 سؤال');
  assert.equal(counted(12, exam), '12 امتحانًا');
});

test('the preposition li joins the article', () => {
  assert.equal(withLi('الفيزياء'), 'للفيزياء');
  assert.equal(withLi('اللغة العربية'), 'للغة العربية');
  assert.equal(withLi('علم النفس'), 'لعلم النفس');
});
