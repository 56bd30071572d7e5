// In JavaScript because `scripts/serve`, which Node.js runs without a build, parses list addresses too.

/** @typedef {import('./filters').CatalogueFilters} CatalogueFilters */
/** @typedef {string | string[] | undefined} QueryValue */

export const availabilities = /** @type {const} */ (['available', 'out-of-stock']);

const slugKeys = /** @type {const} */ (['category', 'subject', 'course', 'level', 'owner']);
export const canonicalKeys = /** @type {const} */ ([...slugKeys, 'availability']);

export const longestQuery = 100;
const slugPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,79}$/u;

/** @param {QueryValue} value */
const single = (value) => (Array.isArray(value) ? value[0] : value);

/** @param {string | undefined} value */
const parsePage = (value) => (value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1);

/** @param {string | undefined} value */
const parseSlug = (value) =>
  value && value !== 'all' && slugPattern.test(value) ? value : undefined;

/**
 * Normalizes a search for the database: no control characters, single spaces, at most 100 characters.
 * @param {string | undefined} value
 * @returns {string | undefined}
 */
export function normaliseQuery(value) {
  const text = value
    ?.normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text ? Array.from(text).slice(0, longestQuery).join('').trim() : undefined;
}

/**
 * Parses the query string of a list page. Unknown keys, `all` and values that cannot be a slug mean "no filter"; an
 * invalid page number is page 1.
 * @param {Readonly<Record<string, QueryValue>>} query
 * @returns {CatalogueFilters}
 */
export function parseFilters(query) {
  /** @type {CatalogueFilters} */
  const filters = { page: parsePage(single(query.page)) };
  const q = normaliseQuery(single(query.q));
  if (q) filters.q = q;
  for (const key of slugKeys) {
    const slug = parseSlug(single(query[key]));
    if (slug) filters[key] = slug;
  }
  const availability = availabilities.find((name) => name === single(query.availability));
  if (availability) filters.availability = availability;
  return filters;
}

/**
 * The filters in canonical order as a query string without `?`; page 1 is omitted.
 * @param {CatalogueFilters} filters
 */
export function filtersToQuery(filters) {
  const query = new URLSearchParams();
  if (filters.q) query.set('q', filters.q);
  for (const key of canonicalKeys) {
    const value = filters[key];
    if (value) query.set(key, value);
  }
  if (filters.page > 1) query.set('page', String(filters.page));
  return query.toString();
}
