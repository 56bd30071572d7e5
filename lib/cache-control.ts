/** For responses with one visitor's own data: no cache may store them, neither the browser's nor a shared one. */
export const uncached = { 'cache-control': 'private, no-store' };
