import { expect, test } from '@jest/globals';
import { disagreements } from './row-agreement';
import { type StagedRow } from './row';

const row = (line: number, more: Partial<StagedRow>): StagedRow => ({
  line,
  sku: `P-${String(line)}`,
  product_name: 'كتاب',
  category: 'قسم',
  owner: 'دار',
  owner_kind: 'publisher',
  retail_price_pt: 100,
  ...more,
});

test('accepts consistent rows', () => {
  expect(disagreements([row(2, {}), row(3, { category_en: 'Part' }), row(4, {})])).toEqual([]);
});

test('reports a duplicate sku with its first line', () => {
  expect(disagreements([row(2, {}), row(3, {}), row(9, { sku: 'P-2' })])).toEqual([
    { line: 9, sku: 'P-2', reason: 'sku: also on an earlier line', found: 'line 2' },
  ]);
});

test('reports two descriptions of one owner, category or subject', () => {
  const rows = [
    row(2, { category_en: 'Part', subject: 'مادة', subject_en: 'Subject' }),
    row(3, { category_en: 'Section', owner_kind: 'author', subject: 'مادة', subject_en: 'Topic' }),
  ];
  expect(disagreements(rows).map(({ line, reason, found }) => [line, reason, found])).toEqual([
    [
      3,
      'category_en: differs from an earlier row of the same category',
      '"Section", but line 2 says "Part" for "قسم"',
    ],
    [
      3,
      'subject_en: differs from an earlier row of the same subject',
      '"Topic", but line 2 says "Subject" for "مادة"',
    ],
    [
      3,
      'owner_kind: differs from an earlier row of the same owner',
      '"author", but line 2 says "publisher" for "دار"',
    ],
  ]);
});
