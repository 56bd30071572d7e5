import 'server-only';
import { revalidateTag } from 'next/cache';

/** The cache shared by several servers; `scripts/serve` sets it if there is one. */
type SharedCache = { expire: (tags: string[]) => Promise<boolean> };

const place = Symbol.for('shop.shared-cache');

function sharedCache(): SharedCache | undefined {
  return (globalThis as { [place]?: SharedCache })[place];
}

/**
 * Expires cached pages and data with these tags at once, on all servers. Resolves to false if only this server was
 * notified: other servers then show outdated pages for a few seconds more, or until they are notified.
 */
export async function expireTags(tags: string[]): Promise<boolean> {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  // Next.js also notifies it, but only after the response.
  return (await sharedCache()?.expire(tags)) ?? true;
}
