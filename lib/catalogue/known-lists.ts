import { env } from '@/lib/env/public';
import { seconds } from '@/lib/time';
import { pageSize, type CatalogueFilters } from './filters';
import type { Directory } from './listing';

type Counts = Pick<
  Directory,
  'total' | 'categories' | 'subjects' | 'terms' | 'levels' | 'owners' | 'availability'
>;

const maximumAge = seconds(5);
const longestWait = seconds(2);

let known: { counts: Counts; readAt: number } | null = null;
let reading: Promise<Counts | null> | null = null;

async function readCounts(): Promise<Counts | null> {
  const response = await fetch(`${env.supabaseUrl}/rest/v1/rpc/shop_directory`, {
    method: 'POST',
    headers: { apikey: env.supabaseKey, 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(longestWait),
  });
  return response.ok ? ((await response.json()) as Counts) : null;
}

/** The latest counts, at most five seconds old while the backend answers; null before its first answer. */
async function currentCounts(): Promise<Counts | null> {
  if (known && Date.now() - known.readAt < maximumAge) return known.counts;
  reading ??= readCounts()
    // Pages keep being served while the backend is down: the last counts stay good enough.
    .catch(() => null)
    .finally(() => {
      reading = null;
    });
  const counts = await reading;
  if (counts) known = { counts, readAt: Date.now() };
  return known?.counts ?? null;
}

/** No filter combination can hold more products than the smallest of its parts. */
function mostProducts(filters: CatalogueFilters, counts: Counts): number {
  const parts = [
    [filters.category, counts.categories],
    [filters.subject, counts.subjects],
    [filters.course, counts.terms],
    [filters.level, counts.levels],
    [filters.owner, counts.owners],
  ] as const;
  const limits = parts
    .filter(([slug]) => slug !== undefined)
    .map(([slug, entries]) => entries.find((entry) => entry.slug === slug)?.count ?? 0);
  if (filters.availability) limits.push(counts.availability[filters.availability]);
  return Math.min(counts.total, ...limits);
}

export type ListKind = 'cacheable' | 'empty' | 'beyond';

/**
 * Whether a list deserves a cache entry. `empty`: one of its filters has no product (or does not exist);
 * `beyond`: it cannot have so many pages. Without counts the list is taken at its word.
 */
export async function classifyList(filters: CatalogueFilters): Promise<ListKind> {
  const counts = await currentCounts();
  if (!counts) return 'cacheable';
  const most = mostProducts(filters, counts);
  if (filters.page > Math.max(1, Math.ceil(most / pageSize))) return 'beyond';
  return most === 0 ? 'empty' : 'cacheable';
}
