/**
 * Lifetime of cached catalogue pages, in seconds. A change in the database expires their tags at once; the lifetime
 * matters for shops without the webhook. While the backend is unreachable they are served for up to a year.
 */
export const cacheLife = {
  catalogue: { stale: 300, revalidate: 900, expire: 31_536_000 },
  /**
   * For pages rendered from saved responses, see `lib/last-good`. Next.js does not cache pages that expire sooner than
   * this.
   */
  outage: { stale: 300, revalidate: 10, expire: 300 },
};
