/* Every page of the shop, and what depends on which page it is. In JavaScript because `next.config.mjs` and `scripts/serve`
   read it without a build. Only the `matcher` of `middleware.ts` repeats some of it, as Next.js reads that as text. */

/** The format of a SKU, as the source of a regular expression. */
export const skuPattern = '[A-Z0-9][A-Z0-9-]{1,39}';

/** First segment of the pages of categories, subjects and owners, as the source of a regular expression. */
export const landingKinds = 'categories|subjects|owners';

/**
 * Patterns of parameters that are not just any segment.
 * @type {Record<string, string>}
 */
const parameters = { sku: skuPattern, kind: landingKinds };

/**
 * @typedef {object} Route
 * @property {string} path Without the language. `:slug` is any segment but for `parameters`; `/*` any number of
 * segments.
 * @property {'build' | 'request' | 'visitor'} rendered When: once in the build; on the first request, and cached for
 *   everyone; or for each visitor, with a nonce and without a cache.
 * @property {'list' | 'page' | 'all'} [query] Which part of the query the server reads: filters, a page number, or
 *   everything. Nothing by default: browsers may still read it.
 * @property {'index' | 'noindex' | 'disallow'} robots Whether search engines may list the page, or not even request it.
 * @property {'shopper' | 'staff'} [access] Who may open the page, if not everyone. To everybody else, a page for staff
 *   does not exist.
 * @property {true} [hasPayment] Scripts of the payment providers may run.
 * @property {true} [isOwnDocument] Always loaded as a document, because other pages must not inherit its policy.
 * @property {true} [isResumed] A shopper whose session ended here returns after signing in.
 * @property {true} [isEntrance] Signing in never leads here: it would loop.
 */

/**
 * The pages about the shop. They are in the sitemap, and their texts in a namespace of the messages of the same name.
 */
export const sitePages = /** @type {const} */ (['about', 'contact', 'delivery', 'help', 'track']);

/** @type {Omit<Route, 'path'>} */
const sitePage = { rendered: 'build', robots: 'index' };
/** @type {Omit<Route, 'path'>} */
const entrance = { rendered: 'visitor', robots: 'noindex', isEntrance: true };
/** @type {Omit<Route, 'path'>} */
const personal = { rendered: 'visitor', query: 'all', robots: 'disallow' };
/** @type {Omit<Route, 'path'>} */
const checkout = {
  ...personal,
  access: 'shopper',
  hasPayment: true,
  isOwnDocument: true,
  isResumed: true,
};

/** @type {readonly Route[]} */
export const routes = [
  { path: '/shop', rendered: 'request', query: 'list', robots: 'index' },
  { path: '/product/:sku', rendered: 'request', robots: 'index' },
  { path: '/:kind', rendered: 'request', query: 'page', robots: 'index' },
  { path: '/:kind/:slug', rendered: 'request', query: 'page', robots: 'index' },

  ...sitePages.map((page) => ({ path: `/${page}`, ...sitePage })),
  { path: '/cart', rendered: 'build', robots: 'disallow' },
  { path: '/offline', rendered: 'build', robots: 'noindex' },

  { path: '/login', ...entrance },
  { path: '/signup', ...entrance },
  { path: '/reset-password', ...entrance },
  { path: '/back-in-stock', ...personal },
  { path: '/back-in-stock/stop', ...personal },

  { path: '/checkout', ...checkout },
  { path: '/checkout/order/:order_id', ...checkout },
  { path: '/payment-complete', ...personal, isOwnDocument: true },
  { path: '/profile', ...personal, access: 'shopper' },
  { path: '/profile/orders', ...personal, access: 'shopper' },
  // Which pages exist is only for staff to know.
  { path: '/desk/*', ...personal, access: 'staff', isResumed: true },
];

/** Where the middleware and `next.config.mjs` rewrite to. These addresses are not public. */
const internalPaths = ['/search', '/shop/*', '/landing/*', '/directory/*'];

const patterns = new Map();

/** @param {string} path Of a route. @returns {RegExp} */
function patternOf(path) {
  const source = path
    .replace(/\/\*$/, '(?:/[^/]+)*')
    .replace(/:(\w+)/g, (_, name) => `(?:${parameters[name] ?? '[^/]+'})`);
  const pattern = patterns.get(path) ?? new RegExp(`^${source}$`);
  patterns.set(path, pattern);
  return pattern;
}

/**
 * The page at `path`, if there is one.
 * @param {string} path Without language and query.
 */
export const routeOf = (path) => routes.find((route) => patternOf(route.path).test(path));

/** @param {string} path Without language. */
export const isInternal = (path) =>
  !routeOf(path) && internalPaths.some((internal) => patternOf(internal).test(path));

/** @param {string} path */
export const sectionOf = (path) => /^\/([^/?#]*)/.exec(path)?.[1];

/**
 * The first page in the same section, which is the first segment of a path: every path in it has the same access and
 * policy, whether or not it exists.
 * @param {string} path Without language; may have a query and a fragment.
 */
export function sectionRoute(path) {
  const section = sectionOf(path);
  return routes.find((route) => sectionOf(route.path) === section);
}
