import { expect, test } from '@jest/globals';
import { parseView, viewSegment } from './view';

test('a combination of filters survives encoding as a path segment', () => {
  const filters = { category: 'بنوك-الأسئلة', level: 'azhari', page: 2 };
  const segment = viewSegment(filters);
  expect(segment).not.toContain('/');
  expect(parseView(segment)).toEqual(filters);
});

test('no filters have an empty segment', () => {
  expect(viewSegment({ page: 1 })).toBe('');
});

test.each([
  'level=azhari&category=a',
  'page=1',
  'page=02',
  'level=all',
  'utm_source=x',
  'q=a',
  'page=2&page=3',
])('%s is not canonical', (query) => {
  expect(parseView(encodeURIComponent(query))).toBeNull();
});
