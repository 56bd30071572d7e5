/**
 * How long cached catalogue pages live, in seconds. A change in the database expires its tags at once; the age
 * is for shops without that webhook. They are served for a year when the backend cannot be reached.
 */
export const cacheLife = {
  catalogue: { stale: 300, revalidate: 900, expire: 31_536_000 },
  /** What was made of old answers, see `lib/last-good`. Next keeps nothing in a page that expires in less. */
  outage: { stale: 300, revalidate: 10, expire: 300 },
};
