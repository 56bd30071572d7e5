import { decodeSegment } from '@/lib/decode-segment';
import { filtersToQuery, parseFilters, type CatalogueFilters } from './filters';

/**
 * A filter combination as one path segment, so that its page is cached HTML like any other. Shoppers never see it: the
 * middleware rewrites the query string to it.
 */
export function viewSegment(filters: CatalogueFilters): string {
  return encodeURIComponent(filtersToQuery(filters));
}

/** The filters of a segment; null unless the segment is in canonical form. */
export function parseView(segment: string): CatalogueFilters | null {
  const query = decodeSegment(segment);
  if (query === null) return null;
  const filters = parseFilters(Object.fromEntries(new URLSearchParams(query)));
  return !filters.q && filtersToQuery(filters) === query ? filters : null;
}
