import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { env } from '@/lib/env/public';
import { seconds } from '@/lib/time';
import { filtersToQuery, pageSize, type CatalogueFilters } from './filters';
import { listingParameters, selectionParameters } from './listing-parameters';

// The page may then wait for up to eight seconds; both together must stay below ten.
const longestWait = seconds(1.5);

/** Calls a database function without supabase-js, which the middleware need not include. */
async function callDatabase<T>(
  name: string,
  parameters: object,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  const response = await fetch(`${env.supabaseUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: env.supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
    signal: AbortSignal.timeout(longestWait),
  });
  if (!response.ok) throw new Error(`${name} responded with ${response.status}.`);
  return schema.parse(await response.json());
}

/** Whether the last call failed; the next one is then not awaited. */
let isAway = false;

async function readTotal(filters: CatalogueFilters): Promise<number> {
  try {
    const parameters = selectionParameters(filters);
    const total = await callDatabase(
      'shop_list_total',
      parameters,
      z.pipe(z.coerce.number(), z.int()),
    );
    isAway = false;
    return total;
  } catch (error) {
    isAway = true;
    throw error;
  }
}

/**
 * The number of products by filters: at most five seconds old while the backend responds, otherwise the last known
 * value.
 */
const totals = new LRUCache<string, number, CatalogueFilters>({
  max: 2_000,
  ttl: seconds(5),
  perf: Date,
  allowStaleOnFetchRejection: true,
  fetchMethod: (_key, _stale, { context }) => readTotal(context),
});

/** Null if it was never known. */
async function currentTotal(filters: CatalogueFilters): Promise<number | null> {
  const { q: _q, sort: _sort, ...selection } = filters;
  const key = filtersToQuery({ ...selection, page: 1 });
  const reading = totals.fetch(key, { context: selection }).catch(() => undefined);
  const total = isAway ? totals.peek(key, { allowStale: true }) : await reading;
  return total ?? null;
}

const lastPage = (products: number) => Math.max(1, Math.ceil(products / pageSize));

export type ListKind = 'cacheable' | 'empty' | 'beyond';

/**
 * Whether a list should be cached. `empty`: no product has all of its filters, which may not even exist. `beyond`: the
 * list does not have that many pages. While the backend is away, an unknown list is assumed to exist, because cached
 * pages are served without it.
 */
export async function classifyList(filters: CatalogueFilters): Promise<ListKind> {
  const total = await currentTotal(filters);
  if (total === null) return 'cacheable';
  if (total === 0) return 'empty';
  return filters.page > lastPage(total) ? 'beyond' : 'cacheable';
}

const searchTotalSchema = z.object({ total: z.int() });

/**
 * Whether a search has no such page. Checked before rendering starts, because redirects are not possible afterwards.
 */
export async function isBeyondSearch(filters: CatalogueFilters): Promise<boolean> {
  if (filters.page === 1) return false;
  const parameters = { ...listingParameters({ ...filters, page: 1 }), p_page_size: 1 };
  try {
    const { total } = await callDatabase('shop_catalogue', parameters, searchTotalSchema);
    return filters.page > lastPage(total);
  } catch {
    // The page itself says that the search failed.
    return false;
  }
}
