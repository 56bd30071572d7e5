import { filtersToQuery, parseFilters } from '../catalogue/list-query.mjs';
import { routeOf, sectionRoute } from '../routes.mjs';

/** @typedef {import('../routes.mjs').Route} Route */

/** Maximum number of query characters that are read. A search of 100 letters takes at most 1,200. */
const longestQuery = 8_192;

/** Files that do not depend on their query; the first ones exist in both languages. */
const plainFile =
  /^(?:(?:\/en)?\/(?:chat|manifest\.webmanifest|feeds\/(?:google\.xml|meta\.csv))|\/(?:favicon\.ico|robots\.txt|[A-Za-z0-9-]{8,128}\.txt|sitemap\.xml|sitemaps\/[\w-]+\.xml|sw\.js))$/;
const personalFile =
  /^\/(?:callback\.html$|(?:_next\/(?:static|image)|api|share|websites)(?:\/|$))/;
/** Other paths with the prefix of Next.js files do not exist; their 404 is cached like a page. */
const missingFile = /^\/_next\//;

/** Next.js and the middleware redirect each of these before routing, and the redirect keeps the query. */
const misspelled = /^\/$|^\/en$|^\/ar(?:\/|$)|\/$|\/\/|\\/;
const unprefixedPage = /^\/(?!(?:en|ar|_next|api|share|websites)(?:\/|$))[^.]*$/;

/** True only for a cookie that every parser reads as the choice of English: a single one in plain form. */
function choseEnglish(cookies = '') {
  const choices = cookies.match(/language/g) ?? [];
  return choices.length === 1 && /(?:^|; )language=en(?:;|$)/.test(cookies);
}

/** @param {string} path */
function isDecodable(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** @param {Route | undefined} route @param {string} query */
function canonicalQuery(route, query) {
  if (route?.query !== 'list' && route?.query !== 'page') return '';
  const filters = parseFilters(Object.fromEntries(new URLSearchParams(query)));
  return filtersToQuery(route.query === 'list' ? filters : { page: filters.page });
}

/**
 * The router's own parameter. Next.js compares it with the request's headers and redirects if it is missing, so it must
 * be kept. It is a hash of the routes that the browser shows, without their queries.
 */
function routerParameter(/** @type {string} */ query) {
  return /(?:^|&)(_rsc(?:=[\w-]{0,64})?)(?=&|$)/.exec(query)?.[1] ?? '';
}

/**
 * The canonical form of `url` (path and query, as sent by the client): for a cached page, only what determines its
 * content. Next.js writes the requested address into the page that it caches for everyone, so nothing else may reach
 * it. All addresses that do not exist become the same one.
 * @param {string} url
 * @param {{ cookie?: string | undefined, rsc?: unknown }} headers
 * @returns {string}
 */
export function servedAddress(url, headers) {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark + 1, mark + 1 + longestQuery);
  const join = (/** @type {string} */ address, /** @type {string[]} */ ...parts) => {
    const kept = parts.filter(Boolean).join('&');
    return kept ? `${address}?${kept}` : address;
  };
  const router = headers.rsc === undefined ? '' : routerParameter(query);
  const unknown = join(/^\/en(?:\/|$)/.test(path) ? '/en/unknown' : '/unknown', router);
  if (!path.startsWith('/') || !isDecodable(path)) return unknown;

  const isLedAway =
    misspelled.test(path) || (unprefixedPage.test(path) && choseEnglish(headers.cookie));
  if (isLedAway || personalFile.test(path)) return join(path, query);
  const page = path.replace(/^\/en(?=\/)/, '');
  const route = routeOf(page);
  // Who may not open a page is redirected to the login page, whether or not the page exists.
  if (route?.query === 'all' || sectionRoute(page)?.access) return join(path, query);
  if (missingFile.test(path)) return '/_next/nothing';
  const isKnown = route !== undefined || plainFile.test(path);
  return isKnown ? join(path, canonicalQuery(route, query), router) : unknown;
}
