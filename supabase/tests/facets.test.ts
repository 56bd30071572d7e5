import { expect, test } from '@jest/globals';
import { fc } from '../../scripts/test/fast-check.mjs';
import { type TestDatabase } from './engines/engine';
import {
  anyFilters,
  anyProduct,
  createVocabulary,
  facetDimensions,
  hasAllWords,
  largest,
  type Filters,
  type ModelProduct,
  recount,
  write,
} from './facet-truth';
import { onEngines, rolledBack } from './on-engines';

interface Listing {
  total: number;
  products: { sku: string; retail_price: number }[];
  values: Record<string, number>;
  facets: Record<string, { value: string; count: number }[]>;
  search: { near: boolean } | null;
}

async function query(database: TestDatabase, filters: Filters): Promise<Listing> {
  const keys = Object.keys(filters) as (keyof Filters)[];
  const named = keys.map((key, at) => `p_${key} => $${String(at + 1)}`).join(', ');
  const [row] = await database.query<{ listing: Listing }>(
    `select public.shop_catalogue(${named || 'p_page => 1'}) as listing`,
    keys.map((key) => filters[key]),
  );
  if (!row) throw new Error('shop_catalogue answered nothing');
  return row.listing;
}

/** The filters of the listing, compared with an independent count of each. */
function expectTruth(listing: Listing, products: ModelProduct[], filters: Filters): void {
  const truth = recount(products, filters);
  expect(listing.total).toBe(truth.total);
  expect(listing.products).toHaveLength(Math.min(truth.total, 50));
  for (const dimension of facetDimensions) {
    const shown = listing.facets[dimension] ?? [];
    const counted = truth.facets[dimension] ?? {};
    for (const { value, count } of shown) {
      expect({ filters, dimension, value, count }).toEqual({
        filters,
        dimension,
        value,
        count: counted[value],
      });
    }
    const counts = shown.map(({ count }) => count).sort((one, other) => other - one);
    expect(counts).toEqual(largest(counted, dimension, filters));
    const chosen = filters[dimension];
    if (chosen && chosen in counted) expect(shown.map(({ value }) => value)).toContain(chosen);
  }
  for (const [dimension, many] of Object.entries(listing.values)) {
    const existing = Object.values(truth.facets[dimension] ?? {}).filter((count) => count > 0);
    expect({ filters, dimension, many }).toEqual({
      filters,
      dimension,
      many: Math.min(existing.length, 13),
    });
  }
}

function expectOrder({ products }: Listing, { sort }: Filters): void {
  if (sort !== 'price-asc' && sort !== 'price-desc') return;
  const prices = products.map((product) => product.retail_price);
  const ordered = prices.toSorted((one, other) =>
    sort === 'price-asc' ? one - other : other - one,
  );
  expect(prices).toEqual(ordered);
}

const catalogues = fc.record({
  first: fc.array(anyProduct, { minLength: 1, maxLength: 40 }),
  then: fc.array(anyProduct, { maxLength: 20 }),
  deleted: fc.nat({ max: 10 }),
  questions: fc.array(anyFilters, { minLength: 4, maxLength: 8 }),
});

onEngines((database) => {
  test('returns the same totals and filter counts as counting one by one', async () => {
    const property = fc.asyncProperty(catalogues, async ({ first, then, deleted, questions }) => {
      await rolledBack(database(), async () => {
        const model = new Map<string, ModelProduct>();
        for (const products of [first, then]) {
          const named = products.map((product, at) => ({ ...product, sku: `P-${String(at)}` }));
          await write(database(), named);
          for (const product of named) model.set(product.sku, product);
        }
        for (let at = 0; at < deleted; at += 1) model.delete(`P-${String(at * 3)}`);
        await database().query('delete from public.products where sku <> all ($1)', [
          [...model.keys()],
        ]);

        for (const filters of questions) {
          const listing = await query(database(), filters);
          if (hasAllWords([...model.values()], filters)) {
            expectTruth(listing, [...model.values()], filters);
          } else {
            expect(listing.search?.near || listing.total === 0).toBe(true);
          }
          expectOrder(listing, filters);
        }
        expect(await database().query('select * from private.wrong_catalogue_counts()')).toEqual(
          [],
        );
        const wronglyListed = await database().query(`
          select id from private.catalogue_names
          where listed <> (id <> all (private.names_without_products(array[id])))`);
        expect(wronglyListed).toEqual([]);
      });
    });
    await fc.assert(property, { numRuns: 12 });
  });

  test('counts the twelve values of a long filter exactly, and reports whether there are more', async () => {
    const long = fc.record({
      products: fc.array(anyProduct, { minLength: 400, maxLength: 500 }),
      questions: fc.array(anyFilters, { minLength: 20, maxLength: 20 }),
    });
    const property = fc.asyncProperty(long, async ({ products, questions }) => {
      await rolledBack(database(), async () => {
        const model = products.map((product, at) => ({ ...product, sku: `P-${String(at)}` }));
        await write(database(), model);
        for (const filters of questions) {
          const listing = await query(database(), filters);
          const truth = recount(model, filters);
          expect(listing.total).toBe(truth.total);
          expectOrder(listing, filters);
          for (const dimension of facetDimensions) {
            const shown = listing.facets[dimension] ?? [];
            const counted = truth.facets[dimension] ?? {};
            const known = shown.map(({ value }) => [value, counted[value]]);
            expect(shown.map(({ value, count }) => [value, count])).toEqual(known);
            expect(shown).toHaveLength(Math.min(Object.keys(counted).length, 12));
          }
          const owners = Object.values(truth.facets.owner ?? {}).filter((count) => count > 0);
          expect((listing.values.owner ?? 0) > 12).toBe(owners.length > 12);
        }
      });
    });
    await fc.assert(property, { numRuns: 3 });
  });
}, createVocabulary);
