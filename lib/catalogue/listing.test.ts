import { expect, test } from '@jest/globals';
import { featuredProducts, largestGrade, type Listing } from './listing';
import { productFixture } from './product-fixture';

const listing = (...skus: string[]): Listing => ({
  total: skus.length,
  products: skus.map((sku) => productFixture({ sku })),
  facets: {
    grade: [],
    track: [],
    subject: [],
    category: [],
    course: [],
    level: [],
    owner: [],
    price: [],
    availability: [],
  },
  values: { category: 0, subject: 0, owner: 0 },
});
const featured = (...skus: string[]) => featuredProducts(listing(...skus)).map(({ sku }) => sku);

test('features two of the last three products of the list, or as many as there are', () => {
  expect(featured('A', 'B', 'C', 'D', 'E')).toEqual(['C', 'D']);
  expect(featured('A', 'B', 'C')).toEqual(['A', 'B']);
  expect(featured('A')).toEqual(['A']);
  expect(featured()).toEqual([]);
});

test('features products for the school year that is selected first', () => {
  const products = [1, 3, 2, 3, 1, 2].map((grade, index) =>
    productFixture({ sku: String(index), grade: grade as 1 | 2 | 3 }),
  );
  const facets = {
    ...listing().facets,
    grade: [
      { value: '1' as const, count: 4 },
      { value: '3' as const, count: 9 },
    ],
  };
  const year3 = { ...listing(), products, facets };
  expect(largestGrade(year3)).toBe('3');
  expect(featuredProducts(year3).map(({ sku }) => sku)).toEqual(['1', '3']);
});
