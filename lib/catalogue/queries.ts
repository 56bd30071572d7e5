import type { ShopClient } from '@/lib/supabase/shop-client';
import { z } from 'zod';
import { askOnce } from '@/lib/records/ask-once';
import type { CatalogueFilters } from './filters';
import { directorySchema, listingSchema, type Directory, type Listing } from './listing';
import { listingParameters } from './listing-parameters';
import {
  productSchema,
  productWithRelatedSchema,
  type Product,
  type ProductWithRelated,
} from './product';

/** One page of the list with its exact total and the counts of every filter, in one round trip. */
export async function readListing(client: ShopClient, filters: CatalogueFilters): Promise<Listing> {
  const response = await client.rpc('shop_catalogue', listingParameters(filters)).throwOnError();
  return listingSchema.parse(response.data);
}

/** Null if no published product has this SKU. Does not retry: the callers handle failures themselves. */
export async function readProduct(client: ShopClient, sku: string): Promise<Product | null> {
  const question = client.from('shop_products_view').select('*').eq('sku', sku).limit(1);
  const response = await askOnce(question).throwOnError();
  return z.array(productSchema).parse(response.data)[0] ?? null;
}

/** A product with a few similar ones, in one round trip. Null if no published product has this SKU. Does not retry. */
export async function readProductWithRelated(
  client: ShopClient,
  sku: string,
): Promise<ProductWithRelated | null> {
  const question = client.rpc('shop_product', { p_sku: sku }, { get: true });
  const response = await askOnce(question).throwOnError();
  return productWithRelatedSchema.nullable().parse(response.data);
}

export async function readDirectory(client: ShopClient): Promise<Directory> {
  const response = await client.rpc('shop_directory').throwOnError();
  return directorySchema.parse(response.data);
}

export const sitemapProductSchema = z.object({
  sku: z.string(),
  updated_at: z.string(),
  image_url: z.string().nullable(),
  has_english: z.boolean(),
});
export type SitemapProduct = z.infer<typeof sitemapProductSchema>;

/** At most `limit` products in SKU order after `afterSku`: one slice of the sitemap. */
export async function readSitemapProducts(
  client: ShopClient,
  afterSku: string,
  limit: number,
): Promise<SitemapProduct[]> {
  const response = await client
    .rpc('shop_sitemap_products', { p_after: afterSku, p_limit: limit })
    .throwOnError();
  return z.array(sitemapProductSchema).parse(response.data);
}

export const sitemapSliceSchema = z.object({ after: z.string(), updated_at: z.string() });

/** The first SKU of each slice of `size` products, with the time of the slice's latest change. */
export async function readSitemapSlices(client: ShopClient, size: number) {
  const response = await client.rpc('shop_sitemap_slices', { p_size: size }).throwOnError();
  return z.array(sitemapSliceSchema).parse(response.data);
}
