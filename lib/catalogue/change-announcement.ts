import { z } from 'zod';
import { isCatalogueTag } from './cache-tags';

const mostTags = 1000;

const announcedTags = z
  .object({ tags: z.array(z.string()).max(mostTags) })
  .transform(({ tags }) => tags);
/** Supabase's database webhook: one call for each new row of the change log. */
const webhookInsert = z
  .object({ type: z.literal('INSERT'), record: z.object({ tag: z.string() }) })
  .transform(({ record }) => [record.tag]);

const announcement = z.union([announcedTags, webhookInsert]);

/** The cache tags a change announcement names; null when the body is neither of the two known shapes. */
export function announcedCatalogueTags(body: unknown): string[] | null {
  const parsed = announcement.safeParse(body);
  return parsed.success ? [...new Set(parsed.data)].filter(isCatalogueTag) : null;
}
