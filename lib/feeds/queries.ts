import { z } from 'zod';
import { productSchema, type Product } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';
import type { ShopClient } from '@/lib/supabase/shop-client';

/** Products per request: small enough that shoppers' requests in between do not wait. */
const sliceSize = 250;

/** A slice of a feed's products in SKU order after `afterSku`; empty at the end. */
async function readSlice(client: ShopClient, locale: Locale, afterSku: string): Promise<Product[]> {
  const published = client
    .from('shop_products_view')
    .select('*')
    .gt('sku', afterSku)
    .not('image_url', 'is', null);
  // English pages of products without English text are not indexed.
  const listed = locale === 'en' ? published.not('name_en', 'is', null) : published;
  const response = await listed.order('sku').limit(sliceSize).throwOnError();
  return z.array(productSchema).parse(response.data);
}

/** All products that belong into the feed of a language, in slices, so that one slice at a time is in memory. */
export async function* readFeedProducts(
  client: ShopClient,
  locale: Locale,
): AsyncGenerator<Product[]> {
  let slice = await readSlice(client, locale, '');
  while (slice.length > 0) {
    yield slice;
    slice = await readSlice(client, locale, slice.at(-1)?.sku ?? '');
  }
}
