import { localePath, type Locale } from '@/lib/i18n/locale';

export const availabilities = ['available', 'out-of-stock'] as const;
export type Availability = (typeof availabilities)[number];

/** The five filters of the shop, in the one order in which they are written into addresses. */
export const facetNames = ['category', 'course', 'level', 'owner', 'availability'] as const;
export type FacetName = (typeof facetNames)[number];

const slugKeys = ['category', 'subject', 'course', 'level', 'owner'] as const;
const canonicalKeys = [...slugKeys, 'availability'] as const;

export type CatalogueFilters = {
  q?: string;
  category?: string;
  /** Not one of the five filters: set by a subject's landing page and kept while filtering there. */
  subject?: string;
  course?: string;
  level?: string;
  owner?: string;
  availability?: Availability;
  /** From 1. */
  page: number;
};

export const pageSize = 50;
const longestQuery = 100;
const slugPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,79}$/u;

type QueryValue = string | string[] | undefined;

function single(value: QueryValue): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function parsePage(value: string | undefined): number {
  return value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

function parseSlug(value: string | undefined): string | undefined {
  return value && value !== 'all' && slugPattern.test(value) ? value : undefined;
}

function isAvailability(value: string | undefined): value is Availability {
  return (availabilities as readonly (string | undefined)[]).includes(value);
}

/** A search as it goes to the database: no control characters, single spaces, at most 100 characters. */
export function normaliseQuery(value: string | undefined): string | undefined {
  const text = value
    ?.normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text ? Array.from(text).slice(0, longestQuery).join('').trim() : undefined;
}

/**
 * Reads the query string of a list page. Unknown keys, `all` and values that no slug can have mean "no filter";
 * a page that is not a whole number from 1 on is page 1.
 */
export function parseFilters(query: Readonly<Record<string, QueryValue>>): CatalogueFilters {
  const filters: CatalogueFilters = { page: parsePage(single(query['page'])) };
  const q = normaliseQuery(single(query['q']));
  if (q) filters.q = q;
  for (const key of slugKeys) {
    const slug = parseSlug(single(query[key]));
    if (slug) filters[key] = slug;
  }
  const availability = single(query['availability']);
  if (isAvailability(availability)) filters.availability = availability;
  return filters;
}

/** Filters in canonical order as a query string without `?`; page 1 is left out. */
export function filtersToQuery(filters: CatalogueFilters): string {
  const query = new URLSearchParams();
  if (filters.q) query.set('q', filters.q);
  for (const key of canonicalKeys) {
    const value = filters[key];
    if (value) query.set(key, value);
  }
  if (filters.page > 1) query.set('page', String(filters.page));
  return query.toString();
}

const landingPaths = { category: 'categories', subject: 'subjects', owner: 'owners' } as const;
export type LandingKind = keyof typeof landingPaths;

/** Path without language of a landing page, e.g. `/categories/question-banks`. */
export function landingPath(kind: LandingKind, slug: string): string {
  return `/${landingPaths[kind]}/${encodeURIComponent(slug)}`;
}

/** The landing page that shows exactly this list, where there is one: a single category, subject or owner. */
function landingOf(filters: CatalogueFilters): string | null {
  const { page: _page, ...rest } = filters;
  const [key, ...others] = Object.keys(rest).filter((name) => rest[name as keyof typeof rest]);
  if (!key || others.length > 0 || !(key in landingPaths)) return null;
  const kind = key as LandingKind;
  return landingPath(kind, rest[kind] ?? '');
}

/** The one address of a list in a language: its landing page where it has one, else `/shop` with a query. */
export function catalogueHref(locale: Locale, filters: CatalogueFilters): string {
  const landing = landingOf(filters);
  const query = filtersToQuery(landing ? { page: filters.page } : filters);
  const path = localePath(locale, landing ?? '/shop');
  return query ? `${path}?${query}` : path;
}

export function hasFilters(filters: CatalogueFilters): boolean {
  return Boolean(filters.q) || canonicalKeys.some((key) => filters[key]);
}
