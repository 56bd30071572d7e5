/** For what is one visitor's own: no cache may keep it, neither the browser's nor a shared one. */
export const uncached = { 'cache-control': 'private, no-store' };
