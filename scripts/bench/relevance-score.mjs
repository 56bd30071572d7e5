import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const judged = 5;

const matcher = (glob) =>
  new RegExp(`^${glob.replaceAll('-', '\\-').replaceAll('*', '.*').replaceAll('?', '.')}$`);

/**
 * The relevant books for a query: those whose sku matches one of the patterns, where `*` is anything, `?` one
 * character, and a pattern after `!` excludes books.
 */
function expectedBooks(patterns, skus) {
  const matchers = (wanted) =>
    patterns
      .filter((pattern) => pattern.startsWith('!') !== wanted)
      .map((pattern) => matcher(pattern.replace('!', '')));
  const [within, without] = [matchers(true), matchers(false)];
  const matches = (sku) => (expression) => expression.test(sku);
  return new Set(skus.filter((sku) => within.some(matches(sku)) && !without.some(matches(sku))));
}

/**
 * The sets of judged queries: one by the author of the search's word lists, and one by somebody who had not seen them.
 * Each is a file of `supabase/tests/relevance`.
 */
export const querySets = ['queries', 'queries-of-others'];

/**
 * The judged queries of a set over the sample catalogue, each with its relevant books. The books were judged by
 * reading the catalogue, not the results of a search. Throws if a pattern matches no book.
 */
export function judgedQueries(root, set) {
  const rowsOf = (...path) =>
    parse(readFileSync(join(root, 'supabase', ...path)), { columns: true, bom: true });
  const skus = rowsOf('seed', 'catalogue.csv').map(({ sku }) => sku);
  return rowsOf('tests', 'relevance', `${set}.csv`).map(({ query, spelling, expected }) => {
    const patterns = expected.split(' ');
    const idle = patterns.find(
      (pattern) => expectedBooks([pattern.replace('!', '')], skus).size === 0,
    );
    if (idle)
      throw new Error(`"${idle}", expected of "${query}", is no book of the sample catalogue.`);
    return { query, misspelt: spelling === 'wrong', expected: expectedBooks(patterns, skus) };
  });
}

/**
 * Scores a list of SKUs for a judged query. Precision at five is the share of relevant books among the first
 * five, or among the first n if the catalogue has only n relevant ones. Missing results count as irrelevant.
 * `rank` is the reciprocal rank of the first relevant book among the first ten, or 0.
 */
export function scoreOf({ expected }, found) {
  const places = Math.min(judged, expected.size);
  const right = found.slice(0, places).filter((sku) => expected.has(sku)).length;
  const first = found.slice(0, 10).findIndex((sku) => expected.has(sku));
  return { precision: right / places, rank: first === -1 ? 0 : 1 / (first + 1) };
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Precision at five and mean reciprocal rank, for correctly spelt and for misspelt queries. */
export async function measureRelevanceOf(queries, search) {
  const scored = [];
  for (const judgedQuery of queries) {
    const found = await search(judgedQuery.query);
    scored.push({ ...judgedQuery, found: found.slice(0, judged), ...scoreOf(judgedQuery, found) });
  }
  const summary = (misspelt) => {
    const chosen = scored.filter((one) => one.misspelt === misspelt);
    return {
      queries: chosen.length,
      precision: mean(chosen.map(({ precision }) => precision)),
      rank: mean(chosen.map(({ rank }) => rank)),
    };
  };
  return {
    right: summary(false),
    misspelt: summary(true),
    worst: scored
      .filter(({ precision }) => precision < 0.8)
      .sort((a, b) => a.precision - b.precision),
  };
}
