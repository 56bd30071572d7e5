// In JavaScript because `scripts/serve`, which Node.js runs without a build, also parses list addresses.

/** @typedef {import('./filters').CatalogueFilters} CatalogueFilters */
/** @typedef {string | string[] | undefined} QueryValue */

export const availabilities = /** @type {const} */ (['available', 'out-of-stock']);

export const grades = /** @type {const} */ (['1', '2', '3']);
/** Prices in pounds: from the first number, below the second. */
export const priceBands = /** @type {const} */ (['0-100', '100-200', '200-300', '300-500', '500-']);
export const sorts = /** @type {const} */ (['relevance', 'newest', 'price-asc', 'price-desc']);

const slugKeys = /** @type {const} */ ([
  'category',
  'subject',
  'course',
  'level',
  'owner',
  'track',
]);

/** The filters in the order in which they appear in addresses. */
export const canonicalKeys = /** @type {const} */ ([
  'category',
  'subject',
  'course',
  'level',
  'owner',
  'availability',
  'grade',
  'track',
  'price',
]);

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
 * Normalizes a search for the database: no control characters or invisible marks, single spaces, at most 100
 * characters.
 * @param {string | undefined} value
 * @returns {string | undefined}
 */
export function normaliseQuery(value) {
  const text = value
    ?.replace(/\p{Cf}+/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text ? Array.from(text).slice(0, longestQuery).join('').trim() : undefined;
}

/**
 * The order of a list that chooses none.
 * @param {{ q?: string | undefined }} filters
 */
export function defaultSort({ q }) {
  return q ? 'relevance' : 'newest';
}

/**
 * The order that differs from the default. Only a search can be sorted by relevance.
 * @param {CatalogueFilters} filters
 */
function chosenSort({ q, sort }) {
  return sort === defaultSort({ q }) || (sort === 'relevance' && !q) ? undefined : sort;
}

/**
 * Parses the query string of a list page. Unknown keys and values, `all` and what cannot be a slug mean "no filter";
 * an invalid page number is page 1.
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
  const grade = grades.find((number) => number === single(query.grade));
  if (grade) filters.grade = grade;
  const price = priceBands.find((band) => band === single(query.price));
  if (price) filters.price = price;
  const requestedSort = sorts.find((name) => name === single(query.sort));
  const sort = requestedSort && chosenSort({ ...filters, sort: requestedSort });
  if (sort) filters.sort = sort;
  return filters;
}

/**
 * The filters in canonical order as a query string without `?`; page 1 and the default order are omitted.
 * @param {CatalogueFilters} filters
 */
export function filtersToQuery(filters) {
  const query = new URLSearchParams();
  if (filters.q) query.set('q', filters.q);
  for (const key of canonicalKeys) {
    const value = filters[key];
    if (value) query.set(key, value);
  }
  const sort = chosenSort(filters);
  if (sort) query.set('sort', sort);
  if (filters.page > 1) query.set('page', String(filters.page));
  return query.toString();
}
