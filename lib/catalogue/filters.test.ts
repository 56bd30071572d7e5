import { expect, test } from '@jest/globals';
import { fc } from '@/scripts/test/fast-check.mjs';
import {
  canonicalKeys,
  catalogueHref,
  filtersToQuery,
  hasFilters,
  parseFilters,
  sorts,
} from './filters';
import { normaliseQuery } from './list-query.mjs';

test('reads all filters and the page', () => {
  expect(
    parseFilters({
      q: '  الأحياء   ٣ ',
      category: 'question-banks',
      course: 'first-term',
      level: 'azhari',
      owner: 'دار-الحبر',
      availability: 'out-of-stock',
      grade: '3',
      track: 'scientific',
      price: '500-',
      sort: 'price-asc',
      page: '3',
    }),
  ).toEqual({
    q: 'الأحياء ٣',
    category: 'question-banks',
    course: 'first-term',
    level: 'azhari',
    owner: 'دار-الحبر',
    availability: 'out-of-stock',
    grade: '3',
    track: 'scientific',
    price: '500-',
    sort: 'price-asc',
    page: 3,
  });
});

test.each([
  ['page', '-1'],
  ['page', 'abc'],
  ['page', '0'],
  ['page', '1e9'],
  ['page', '9'.repeat(50)],
  ['course', '<script>alert(1)</script>'],
  ['course', '../../etc/passwd'],
  ['owner', "x' or 1=1--"],
  ['category', 'all'],
  ['availability', 'maybe'],
  ['grade', '4'],
  ['grade', '03'],
  ['track', '../x'],
  ['price', '100-300'],
  ['price', '0'],
  ['sort', 'cheap'],
  ['sort', 'newest'],
  ['sort', 'relevance'],
  ['q', ' \u0000\u200f '],
  ['unknown', 'x'],
])('%s=%s is not a filter', (key, value) => {
  expect(parseFilters({ [key]: value })).toEqual({ page: 1 });
});

test('uses the first value of a repeated key', () => {
  expect(parseFilters({ course: ['first-term', 'second-term'], page: ['2', '5'] })).toEqual({
    course: 'first-term',
    page: 2,
  });
});

test('invisible marks do not separate words, control characters do', () => {
  expect(normaliseQuery('\u200fفيز\u200cياء\u0000كيم\u00adياء\ud800')).toBe('فيزياء كيمياء');
});

test('truncates a search to 100 characters without splitting a character', () => {
  expect(normaliseQuery('😀'.repeat(5000))).toBe('😀'.repeat(100));
});

test('serializing and parsing any filters returns the same filters', () => {
  const anyQuery = fc.dictionary(
    fc.constantFrom('q', ...canonicalKeys, 'sort', 'page'),
    fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('available', '2', 'a-b', '100-200', ...sorts),
    ),
  );
  fc.assert(
    fc.property(anyQuery, (query) => {
      const filters = parseFilters(query);
      const again = parseFilters(Object.fromEntries(new URLSearchParams(filtersToQuery(filters))));
      expect(again).toEqual(filters);
    }),
  );
});

test('the query string has one canonical order, whatever the order of the address', () => {
  const filters = parseFilters({ page: '2', level: 'azhari', category: 'workbooks' });
  expect(filtersToQuery(filters)).toBe('category=workbooks&level=azhari&page=2');
});

test('omits the default order from the address, also after the search is removed', () => {
  expect(parseFilters({ q: 'a', sort: 'relevance' })).toEqual({ q: 'a', page: 1 });
  const newest = parseFilters({ q: 'a', sort: 'newest' });
  expect(filtersToQuery(newest)).toBe('q=a&sort=newest');
  const { q: _q, ...rest } = newest;
  expect(filtersToQuery(rest)).toBe('');
});

test.each([
  [{ page: 1 }, '/shop'],
  [{ page: 2 }, '/shop?page=2'],
  [{ category: 'workbooks', page: 1 }, '/categories/workbooks'],
  [{ subject: 'biology', page: 3 }, '/subjects/biology?page=3'],
  [{ owner: 'x', level: 'azhari', page: 1 }, '/shop?level=azhari&owner=x'],
  [{ subject: 'x', sort: 'price-asc', page: 1 }, '/shop?subject=x&sort=price-asc'],
  [{ subject: 'x', sort: 'newest', page: 1 }, '/subjects/x'],
  [{ q: 'a b', page: 1 }, '/shop?q=a+b'],
  [{ level: 'azhari', page: 1 }, '/shop?level=azhari'],
] as const)('%j has the address %s', (filters, address) => {
  expect(catalogueHref(filters)).toBe(address);
});

test('a page number does not count as a filter', () => {
  expect(hasFilters({ page: 4 })).toBe(false);
  expect(hasFilters({ subject: 'biology', page: 1 })).toBe(true);
});
