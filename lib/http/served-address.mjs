import { filtersToQuery, parseFilters } from '../catalogue/list-query.mjs';

/** What a product can be called; a source for regular expressions. */
export const skuPattern = '[A-Z0-9][A-Z0-9-]{1,39}';

/** Characters of a query that are looked at. A search of 100 letters takes at most 1,200. */
const longestQuery = 8_192;

const page = (/** @type {string} */ path) => new RegExp(`^(?:/en)?/(?:${path})$`);

/** Pages and files that are the same whatever their query says, or whose query is read in the browser alone. */
const plainPage = page(
  'about|cart|contact|delivery|help|track|login|signup|reset-password|chat|offline|manifest\\.webmanifest|product/' +
    skuPattern,
);
const plainFile = /^\/(?:favicon\.ico|robots\.txt|sitemap\.xml|sitemaps\/[\w-]+\.xml|sw\.js)$/;
const shop = page('shop');
const landing = page('(?:categories|subjects|owners)/[^/]+');
/** Made anew for every visitor, and kept by nobody. */
const personalPage = page(
  'payment-complete|back-in-stock(?:/stop)?|(?:checkout|profile)(?:/[^/]+)*',
);
const personalFile =
  /^\/(?:callback\.html$|(?:_next\/(?:static|image)|api|share|websites)(?:\/|$))/;
/** What else begins like Next's own files is none: its 404 is kept like a page. */
const missingFile = /^\/_next\//;

/** Next and the middleware lead each of these elsewhere before a page is looked for, and the query goes along. */
const misspelled = /^\/$|^\/en$|^\/ar(?:\/|$)|\/$|\/\/|\\/;
const unprefixedPage = /^\/(?!(?:en|ar|_next|api|share|websites)(?:\/|$))[^.]*$/;

/** Only what every reader of cookies takes for the choice of English: one cookie, written plainly. */
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

/** @param {string} path @param {string} query */
function canonicalQuery(path, query) {
  const isShop = shop.test(path);
  if (!isShop && !landing.test(path)) return '';
  const filters = parseFilters(Object.fromEntries(new URLSearchParams(query)));
  return filtersToQuery(isShop ? filters : { page: filters.page });
}

/**
 * The router's own parameter. Next compares it with the headers of the same request, and asks for it where it is missing, so
 * it cannot be left out; it is a hash of the routes that the browser shows, without their queries.
 */
function routerParameter(/** @type {string} */ query) {
  return /(?:^|&)(_rsc(?:=[\w-]{0,64})?)(?=&|$)/.exec(query)?.[1] ?? '';
}

/**
 * The address under which the shop answers `url` (path and query, as a client sent it): for a page that is cached, only
 * what decides over its content. Next writes the address that it is asked for into the page and keeps it for everybody,
 * so nothing else may reach it. An address that the shop does not have becomes one and the same.
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
  if (isLedAway || personalPage.test(path) || personalFile.test(path)) return join(path, query);
  if (missingFile.test(path)) return '/_next/nothing';
  const isKnown = [plainPage, plainFile, shop, landing].some((known) => known.test(path));
  return isKnown ? join(path, canonicalQuery(path, query), router) : unknown;
}
