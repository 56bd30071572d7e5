import { z } from 'zod';
import { count, moment } from './fields';
import { procedure, type NoArguments } from './procedure';

const searchSchema = z.object({
  /** The folded words. */
  query: z.string(),
  times: count,
  /** Whether books were shown that match some of the words. */
  near: z.boolean(),
  first_at: moment,
  last_at: moment,
});

/** Searches without result, the most frequent first. */
export const deskSearches = procedure<NoArguments>()(
  'desk_searches',
  z.object({ searches: z.array(searchSchema), total: count }),
);
export type DeskSearches = z.infer<typeof deskSearches.answer>;

/** Forgets one search, or all of them if none is named. */
export const deskClearSearches = procedure<{ p_query?: string | null }>()(
  'desk_clear_searches',
  z.object({ cleared: count }),
);
