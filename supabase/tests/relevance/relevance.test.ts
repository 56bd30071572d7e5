import { expect, test } from '@jest/globals';
import {
  judgedQueries,
  measureRelevanceOf,
  querySets,
  scoreOf,
} from '../../../scripts/bench/relevance-score.mjs';
import { relevanceFloors } from '../../../scripts/bench/budgets.mjs';
import { onEngines } from '../on-engines';
import { oddQueries } from './odd-queries';
import { foundBy, importSample } from './sample-shop';

test.each(querySets)('%s: 150 judged queries, a third of them misspelt', (set) => {
  const queries = judgedQueries(process.cwd(), set);
  expect(queries.length).toBeGreaterThanOrEqual(150);
  const misspelt = queries.filter((query) => query.misspelt);
  expect(misspelt.length * 3).toBeGreaterThanOrEqual(queries.length);
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
});

test('counts missing books as wrong, and accepts fewer than five if there are no more', () => {
  const expected = new Set(['A', 'B', 'C']);
  expect(scoreOf({ expected }, ['A', 'B', 'C', 'X', 'Y'])).toEqual({ precision: 1, rank: 1 });
  expect(scoreOf({ expected }, ['X', 'C'])).toEqual({ precision: 1 / 3, rank: 1 / 2 });
  expect(scoreOf({ expected }, [])).toEqual({ precision: 0, rank: 0 });
});

onEngines((database) => {
  test.each(querySets)(
    'finds the expected books for %s',
    async (set) => {
      const queries = judgedQueries(process.cwd(), set);
      const { right, misspelt } = await measureRelevanceOf(queries, (query: string) =>
        foundBy(database(), query),
      );
      expect(right.precision).toBeGreaterThanOrEqual(relevanceFloors.right);
      expect(misspelt.precision).toBeGreaterThanOrEqual(relevanceFloors.misspelt);
    },
    120_000,
  );

  test.each(['shop_catalogue', 'shop_suggest'])(
    'returns a result of %s for any input',
    async (search) => {
      for (const query of oddQueries) {
        const [row] = await database().query<{ found: { products: unknown[] } }>(
          `select public.${search}(p_q => $1) as found`,
          [query],
        );
        const answered = Array.isArray(row?.found.products);
        expect({ query, answered }).toEqual({ query, answered: true });
      }
    },
    120_000,
  );
}, importSample);
