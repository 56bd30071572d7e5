import * as z from 'zod/mini';
import { count, moment } from './fields';
import { procedure, type NoArguments } from './procedure';

const searchSchema = z.object({
  /** The normalized words. */
  query: z.string(),
  times: count,
  /** Whether books that match some of the words were shown. */
  near: z.boolean(),
  first_at: moment,
  last_at: moment,
});

/** Searches without results, most frequent first. */
export const deskSearches = procedure<NoArguments>()(
  'desk_searches',
  z.object({ searches: z.array(searchSchema), total: count }),
);
export type DeskSearches = z.infer<typeof deskSearches.answer>;

/** Deletes one search, or all of them if none is given. */
export const deskClearSearches = procedure<{ p_query?: string | null }>()(
  'desk_clear_searches',
  z.object({ cleared: count }),
);
