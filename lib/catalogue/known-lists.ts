import type { z } from 'zod';
import { env } from '@/lib/env/public';
import { seconds } from '@/lib/time';
import { pageSize, type CatalogueFilters } from './filters';
import { directorySchema, listingSchema, type Directory } from './listing';
import { listingParameters } from './listing-parameters';

const maximumAge = seconds(5);
// The page may then wait for up to eight seconds; both together must stay below ten.
const longestWait = seconds(1.5);

let known: { counts: Directory; readAt: number } | null = null;
let reading: Promise<Directory | null> | null = null;
/** Whether the last call to the backend failed; then the next one is not waited for. */
let isAway = false;

/** Calls a database function without supabase-js, which the middleware need not include. Null on failure. */
async function callDatabase<T>(
  name: string,
  parameters: object,
  schema: z.ZodType<T>,
): Promise<T | null> {
  try {
    const response = await fetch(`${env.supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: env.supabaseKey, 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(longestWait),
    });
    return response.ok ? schema.parse(await response.json()) : null;
  } catch {
    // Cached pages are served without the backend, so the list is assumed to exist.
    return null;
  }
}

async function readCounts(): Promise<Directory | null> {
  const counts = await callDatabase('shop_directory', {}, directorySchema);
  isAway = !counts;
  if (counts) known = { counts, readAt: Date.now() };
  reading = null;
  return counts;
}

/** The latest counts, at most five seconds old while the backend answers; null before its first answer. */
async function currentCounts(): Promise<Directory | null> {
  if (known && Date.now() - known.readAt < maximumAge) return known.counts;
  reading ??= readCounts();
  if (!isAway) await reading;
  return known?.counts ?? null;
}

/** No filter combination can hold more products than the smallest of its parts. */
function mostProducts(filters: CatalogueFilters, counts: Directory): number {
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

const lastPage = (products: number) => Math.max(1, Math.ceil(products / pageSize));

export type ListKind = 'cacheable' | 'empty' | 'beyond';

/**
 * Whether a list should be cached. `empty`: one of its filters matches no product or does not exist. `beyond`: the
 * filters are known, but the list cannot have that many pages. Without counts the list is assumed to exist.
 */
export async function classifyList(filters: CatalogueFilters): Promise<ListKind> {
  const counts = await currentCounts();
  if (!counts) return 'cacheable';
  const most = mostProducts(filters, counts);
  if (most === 0) return 'empty';
  return filters.page > lastPage(most) ? 'beyond' : 'cacheable';
}

/**
 * Whether a search has no such page. Checked before rendering starts, because redirects are not possible afterwards.
 */
export async function isBeyondSearch(filters: CatalogueFilters): Promise<boolean> {
  if (filters.page === 1) return false;
  const parameters = { ...listingParameters({ ...filters, page: 1 }), p_page_size: 1 };
  const listing = await callDatabase('shop_catalogue', parameters, listingSchema);
  return listing !== null && filters.page > lastPage(listing.total);
}
