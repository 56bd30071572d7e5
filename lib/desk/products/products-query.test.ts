import { expect, test } from '@jest/globals';
import { parseProducts, productsArguments, productsHref } from './products-query';

test('a list survives its address', () => {
  const wish = { query: 'الفيزياء 3', filter: 'low', cursor: 'MTH-10' } as const;
  const query = new URL(productsHref(wish), 'http://shop').searchParams;
  expect(parseProducts(Object.fromEntries(query))).toEqual(wish);
});

test('ignores unknown values', () => {
  expect(parseProducts({ q: ['a', 'b'], filter: 'cheap', after: "x'" })).toEqual({
    query: '',
    filter: null,
    cursor: null,
  });
  expect(productsHref({ query: '', filter: null })).toBe('/desk/products');
});

test('searches for the ISBN as the database stores it', () => {
  const wish = { query: '0-306-40615-2', filter: null, cursor: null };
  expect(productsArguments(wish).p_query).toBe('9780306406157');
});
