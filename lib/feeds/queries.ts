import * as z from 'zod/mini';
import { productSchema } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';
import type { ShopClient } from '@/lib/supabase/shop-client';

/**
 * `charge_pt`: what one copy costs in addition to its price, in piastres, where delivery in Egypt is most expensive.
 */
const feedProductSchema = z.extend(productSchema, {
  charge_pt: z.nullable(z.int().check(z.nonnegative())),
});
export type FeedProduct = z.infer<typeof feedProductSchema>;

/** Products per request: small enough not to delay shoppers' requests in between. */
const sliceSize = 250;

/** A slice of a feed's products in SKU order after `afterSku`; empty at the end. */
async function readSlice(client: ShopClient, locale: Locale, afterSku: string) {
  // English pages of products without English text are not indexed.
  const slice = { p_after: afterSku, p_english: locale === 'en', p_limit: sliceSize };
  const response = await client.rpc('shop_feed_products', slice).throwOnError();
  return z.array(feedProductSchema).parse(response.data);
}

/** All products of the feed of a language, in slices, so that only one slice at a time is in memory. */
export async function* readFeedProducts(
  client: ShopClient,
  locale: Locale,
): AsyncGenerator<FeedProduct[]> {
  let slice = await readSlice(client, locale, '');
  while (slice.length > 0) {
    yield slice;
    slice = await readSlice(client, locale, slice.at(-1)?.sku ?? '');
  }
}
