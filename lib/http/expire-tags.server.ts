import 'server-only';
import { revalidateTag } from 'next/cache';

/** The cache that several servers share; `scripts/serve` puts it here if there is one. */
type SharedCache = { expire: (tags: string[]) => Promise<boolean> };

const place = Symbol.for('shop.shared-cache');

function sharedCache(): SharedCache | undefined {
  return (globalThis as { [place]?: SharedCache })[place];
}

/**
 * Expires cached pages and data with these tags at once, on all servers. Resolves to false if only this server knows:
 * other servers then show what they have for some seconds more, or until they are told.
 */
export async function expireTags(tags: string[]): Promise<boolean> {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  // Next.js tells it too, but after the response.
  return (await sharedCache()?.expire(tags)) ?? true;
}
