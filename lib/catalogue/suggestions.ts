import * as z from 'zod/mini';
import { requestOnce } from '@/lib/records/request-once';
import type { ShopClient } from '@/lib/supabase/shop-client';
import { catalogueProductSchema, ownerKinds } from './product';

const namedSchema = z.object({
  slug: z.string(),
  name: z.string(),
  name_en: z.nullable(z.string()),
});

/** The suggestions while a search is typed, as returned by `shop_suggest`. */
const suggestionsSchema = z.object({
  /** Whole searches: completions and corrections of the input. */
  queries: z.array(z.string()),
  products: z.array(
    z.pick(catalogueProductSchema, {
      sku: true,
      product_name: true,
      name_en: true,
      product_owner_name: true,
      product_owner_name_en: true,
      retail_price: true,
      available: true,
      image_url: true,
    }),
  ),
  owners: z.array(z.extend(namedSchema, { kind: z.enum(ownerKinds) })),
  subjects: z.array(namedSchema),
});
export type SuggestionsAnswer = z.infer<typeof suggestionsSchema>;

/** Throws if the backend fails or `signal` is aborted. */
export async function readSuggestions(
  client: ShopClient,
  query: string,
  signal: AbortSignal,
): Promise<SuggestionsAnswer> {
  const question = client.rpc('shop_suggest', { p_q: query }).abortSignal(signal);
  const response = await requestOnce(question).throwOnError();
  return suggestionsSchema.parse(response.data);
}
