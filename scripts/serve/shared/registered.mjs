/** Known to Next.js's bundles as well, which have separate instances of modules: see `lib/http/expire-tags.server`. */
const place = Symbol.for('shop.shared-cache');

/** The cache that this process shares with other servers; `undefined` without one. */
export const sharedCache = () => globalThis[place];

export function registerSharedCache(cache) {
  globalThis[place] = cache;
}
