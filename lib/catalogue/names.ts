import * as z from 'zod/mini';
import type { Locale } from '@/lib/i18n/locale';
import { requestOnce } from '@/lib/records/request-once';
import type { ShopClient } from '@/lib/supabase/shop-client';
import { landingPaths, type LandingKind } from './filters';
import { landingEntrySchema } from './listing';

/** Names on one page of a directory. */
export const namesPerPage = 100;

/** One page of the categories, subjects or owners with products, in the alphabetical order of a language. */
export const namesSchema = z.object({
  total: z.int(),
  /** For each letter, the first page with names that begin with it. */
  letters: z.array(z.object({ letter: z.string(), page: z.int() })),
  entries: z.array(z.extend(landingEntrySchema, { letter: z.string() })),
});
export type Names = z.infer<typeof namesSchema>;

type NamesQuestion = {
  kind: LandingKind;
  locale: Locale;
  page?: number;
  /** Only names that contain it; at most 100 characters. */
  q?: string;
  /** Names on a page. */
  size?: number;
};

/** Does not retry: the callers handle failures themselves. */
export async function readNames(
  client: ShopClient,
  { kind, locale, page = 1, q, size = namesPerPage }: NamesQuestion,
): Promise<Names> {
  const response = await requestOnce(
    client.rpc('shop_names', {
      p_kind: landingPaths[kind],
      p_language: locale,
      p_page: page,
      p_page_size: size,
      ...(q !== undefined && { p_q: q }),
    }),
  ).throwOnError();
  return namesSchema.parse(response.data);
}
