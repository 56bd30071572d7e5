import { expect, test } from '@jest/globals';
import { exactMatch, readProductQuery } from './product-query';

test.each([
  ['9780306406157', '9780306406157'],
  ['978-0-306-40615-7', '9780306406157'],
  ['0306406152', '9780306406157'],
  ['0-306-40615-2', '9780306406157'],
  ['ISBN-10: 0 306 40615 2', '9780306406157'],
  ['080442957x', '9780804429573'],
  ['٩٧٨٠٣٠٦٤٠٦١٥٧', '9780306406157'],
  ['978–0–306–40615–7', '9780306406157'],
])('%s is the ISBN %s', (typed, isbn) => {
  expect(readProductQuery(typed)).toEqual({ text: isbn, isbn });
});

test.each([
  ['9780306406158', '9780306406158'],
  ['0306406153', '0306406153'],
  ['  الفيزياء   ٣ ', 'الفيزياء 3'],
  ['MTH-1', 'MTH-1'],
  ['x'.repeat(300), 'x'.repeat(100)],
])('%s is not an ISBN', (typed, text) => {
  expect(readProductQuery(typed)).toEqual({ text, isbn: null });
});

const products = [
  { sku: 'MTH-1', isbn: '9780306406157' },
  { sku: 'MTH-10', isbn: null },
];

test.each([
  ['mth-1', 'MTH-1'],
  ['0-306-40615-2', 'MTH-1'],
  ['MTH-10', 'MTH-10'],
  ['MTH', undefined],
  ['', undefined],
])('%j is exactly the code of %s', (query, sku) => {
  expect(exactMatch(query, products)?.sku).toBe(sku);
});

test('selects neither of two books with the same code', () => {
  const twins = [
    { sku: 'A-1', isbn: '9780306406157' },
    { sku: 'A-2', isbn: '9780306406157' },
  ];
  expect(exactMatch('9780306406157', twins)).toBeNull();
});
