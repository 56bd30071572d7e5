import { expect, test } from '@jest/globals';
import { featuredProducts, type Listing } from './listing';
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

test('put forward are two of the last three of the list, or as many as there are', () => {
  expect(featured('A', 'B', 'C', 'D', 'E')).toEqual(['C', 'D']);
  expect(featured('A', 'B', 'C')).toEqual(['A', 'B']);
  expect(featured('A')).toEqual(['A']);
  expect(featured()).toEqual([]);
});
