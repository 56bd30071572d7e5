import { localePath, type Locale } from '@/lib/i18n/locale';
import { availabilities, canonicalKeys, filtersToQuery } from './list-query.mjs';

export { availabilities, filtersToQuery };
export { parseFilters } from './list-query.mjs';

export type Availability = (typeof availabilities)[number];

/** The shop's five filters, in the order in which they appear in addresses. */
export const facetNames = ['category', 'course', 'level', 'owner', 'availability'] as const;
export type FacetName = (typeof facetNames)[number];

export type CatalogueFilters = {
  q?: string;
  category?: string;
  /** Not one of the five filters: set by a subject's landing page and kept while filtering there. */
  subject?: string;
  course?: string;
  level?: string;
  owner?: string;
  availability?: Availability;
  /** Starts at 1. */
  page: number;
};

export const pageSize = 50;

/** The first segment of a landing page's address. */
export const landingPaths = {
  category: 'categories',
  subject: 'subjects',
  owner: 'owners',
} as const;
export type LandingKind = keyof typeof landingPaths;

/** Path without language of a landing page, e.g. `/categories/question-banks`. */
export function landingPath(kind: LandingKind, slug: string): string {
  return `/${landingPaths[kind]}/${encodeURIComponent(slug)}`;
}

/** The landing page that shows exactly this list: a single category, subject or owner. Null if there is none. */
function landingOf(filters: CatalogueFilters): string | null {
  const { page: _page, ...rest } = filters;
  const [key, ...others] = Object.keys(rest).filter((name) => rest[name as keyof typeof rest]);
  if (!key || others.length > 0 || !(key in landingPaths)) return null;
  const kind = key as LandingKind;
  return landingPath(kind, rest[kind] ?? '');
}

/** The canonical address of a list: its landing page if it has one, else `/shop` with a query. */
export function catalogueHref(locale: Locale, filters: CatalogueFilters): string {
  const landing = landingOf(filters);
  const query = filtersToQuery(landing ? { page: filters.page } : filters);
  const path = localePath(locale, landing ?? '/shop');
  return query ? `${path}?${query}` : path;
}

export function hasFilters(filters: CatalogueFilters): boolean {
  return Boolean(filters.q) || canonicalKeys.some((key) => filters[key]);
}
