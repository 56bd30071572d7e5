import * as z from 'zod/mini';
import { isCatalogueTag } from './cache-tags';

const mostTags = 1000;

const announcedTags = z.pipe(
  z.object({ tags: z.array(z.string()).check(z.maxLength(mostTags)) }),
  z.transform(({ tags }) => tags),
);
/** Supabase's database webhook: one call per new row of the change log. */
const webhookInsert = z.pipe(
  z.object({ type: z.literal('INSERT'), record: z.object({ tag: z.string() }) }),
  z.transform(({ record }) => [record.tag]),
);

const announcement = z.union([announcedTags, webhookInsert]);

/** The cache tags named by a change announcement; null if the body has neither of the two known formats. */
export function announcedCatalogueTags(body: unknown): string[] | null {
  const parsed = announcement.safeParse(body);
  return parsed.success ? [...new Set(parsed.data)].filter(isCatalogueTag) : null;
}
