import { expect, test } from '@jest/globals';
import { ordersPath, pagesOf, parsePage } from './orders-page';

test.each([
  [undefined, 1],
  ['1', 1],
  ['37', 37],
  ['9999', 9999],
  ['', null],
  ['0', null],
  ['-1', null],
  ['01', null],
  ['1.5', null],
  ['10000', null],
  ['two', null],
  [['1', '2'], null],
])('?page=%j is page %j', (given, page) => {
  expect(parsePage(given)).toBe(page);
});

test('there is always a first page, and a partial last page counts', () => {
  expect([0, 1, 10, 11, 20].map(pagesOf)).toEqual([1, 1, 1, 2, 2]);
  expect([ordersPath(1), ordersPath(2)]).toEqual(['/profile/orders', '/profile/orders?page=2']);
});
