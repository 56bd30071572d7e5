import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type TestDatabase } from './engines/engine';
import {
  anyFilters,
  anyProduct,
  createVocabulary,
  facetDimensions,
  hasAllWords,
  type Filters,
  type ModelProduct,
  recount,
  write,
} from './facet-truth';
import { onEngines, rolledBack } from './on-engines';

interface Listing {
  total: number;
  products: { sku: string }[];
  facets: Record<string, { value: string; count: number }[]>;
  search: { near: boolean } | null;
}

async function ask(database: TestDatabase, filters: Filters): Promise<Listing> {
  const keys = Object.keys(filters) as (keyof Filters)[];
  const named = keys.map((key, at) => `p_${key} => $${String(at + 1)}`).join(', ');
  const [row] = await database.query<{ listing: Listing }>(
    `select public.shop_catalogue(${named || 'p_page => 1'}) as listing`,
    keys.map((key) => filters[key]),
  );
  if (!row) throw new Error('shop_catalogue answered nothing');
  return row.listing;
}

function counts({ total, facets }: Listing) {
  const byValue = (entries: Listing['facets'][string] = []) =>
    Object.fromEntries(entries.map(({ value, count }) => [value, count]));
  const all = facetDimensions.map((dimension) => [dimension, byValue(facets[dimension])]);
  return { total, facets: Object.fromEntries(all) as Record<string, Record<string, number>> };
}

const catalogues = fc.record({
  first: fc.array(anyProduct, { minLength: 1, maxLength: 40 }),
  then: fc.array(anyProduct, { maxLength: 20 }),
  deleted: fc.nat({ max: 10 }),
  questions: fc.array(anyFilters, { minLength: 4, maxLength: 8 }),
});

onEngines((database) => {
  test('totals and filter counts are what counting one by one gives', async () => {
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
          const listing = await ask(database(), filters);
          if (!hasAllWords([...model.values()], filters)) {
            expect(listing.search?.near || listing.total === 0).toBe(true);
            continue;
          }
          const truth = recount([...model.values()], filters);
          expect({ filters, ...counts(listing) }).toEqual({ filters, ...truth });
          expect(listing.products).toHaveLength(Math.min(truth.total, 50));
        }
        expect(await database().query('select * from private.wrong_catalogue_counts()')).toEqual(
          [],
        );
      });
    });
    await fc.assert(property, { numRuns: 12 });
  }, 300_000);
}, createVocabulary);
