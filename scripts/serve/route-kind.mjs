import { landingKinds, routes, sectionOf } from '../../lib/routes.mjs';

/**
 * First segments of the shop's own addresses. Everything else is one kind: invented addresses must not become names.
 */
const kinds = new Set([
  ...routes.map(({ path }) => sectionOf(path)),
  ...landingKinds.split('|'),
  ...['chat', 'feeds', 'share', 'sitemaps'],
]);
const apis = new Set(['back-in-stock', 'health', 'indexnow', 'orders', 'ready', 'revalidate']);
const files = new Set(['_next', 'websites', 'favicon.ico']);

/**
 * The kind of the requested address, without any visitor input: the label of metrics, spans and logs.
 * @param {string} url
 */
export function routeKind(url) {
  const [path = '', query = ''] = url.split('?');
  const [first = '', second = ''] = path
    .replace(/^\/(?:en|ar)(?=\/|$)/, '')
    .split('/')
    .slice(1);
  if (path.includes('/_next/image')) return 'image';
  if (files.has(first)) return 'file';
  if (first === 'api') return apis.has(second) ? `api/${second}` : 'other';
  if (first === '' || (first === 'shop' && !/(?:^|&)q=/.test(query))) return 'shop';
  if (first === 'shop') return 'search';
  return kinds.has(first) ? first : 'other';
}
