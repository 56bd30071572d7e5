import {
  availabilities,
  canonicalKeys,
  defaultSort,
  filtersToQuery,
  grades,
  priceBands,
  sorts,
} from './list-query.mjs';

export { availabilities, canonicalKeys, defaultSort, filtersToQuery, grades, priceBands, sorts };
export { parseFilters } from './list-query.mjs';

export type Availability = (typeof availabilities)[number];
export type Grade = (typeof grades)[number];
export type PriceBand = (typeof priceBands)[number];
export type Sort = (typeof sorts)[number];

/** The shop's filters in the order in which students choose them. */
export const facetNames = [
  'grade',
  'track',
  'subject',
  'category',
  'course',
  'level',
  'owner',
  'price',
  'availability',
] as const satisfies readonly (typeof canonicalKeys)[number][];
export type FacetName = (typeof facetNames)[number];

export type CatalogueFilters = {
  q?: string;
  category?: string;
  subject?: string;
  course?: string;
  level?: string;
  owner?: string;
  availability?: Availability;
  grade?: Grade;
  track?: string;
  price?: PriceBand;
  /** Undefined for the default order. */
  sort?: Sort;
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

/** Path without language of a page of all categories, subjects or owners by name. */
export function directoryHref(kind: LandingKind, page = 1): string {
  const query = page > 1 ? `?page=${page}` : '';
  return `/${landingPaths[kind]}${query}`;
}

/** The landing page that shows exactly this list: a single category, subject or owner. Null if there is none. */
function landingOf(filters: CatalogueFilters): string | null {
  const [[key, value] = ['', ''], ...others] = [
    ...new URLSearchParams(filtersToQuery({ ...filters, page: 1 })),
  ];
  if (others.length > 0 || !(key in landingPaths)) return null;
  return landingPath(key as LandingKind, value);
}

/** The canonical path of a list, without language: its landing page if it has one, else `/shop` with a query. */
export function catalogueHref(filters: CatalogueFilters): string {
  const landing = landingOf(filters);
  const query = filtersToQuery(landing ? { page: filters.page } : filters);
  const path = landing ?? '/shop';
  return query ? `${path}?${query}` : path;
}

export function hasFilters(filters: CatalogueFilters): boolean {
  return Boolean(filters.q) || canonicalKeys.some((key) => filters[key]);
}
