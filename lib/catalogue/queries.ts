import type { ShopClient } from '@/lib/supabase/shop-client';
import * as z from 'zod/mini';
import { requestOnce } from '@/lib/records/request-once';
import { landingPaths, type CatalogueFilters, type LandingKind } from './filters';
import {
  directorySchema,
  landingEntrySchema,
  listingSchema,
  type Directory,
  type LandingEntry,
  type Listing,
} from './listing';
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
  const response = await requestOnce(question).throwOnError();
  return z.array(productSchema).parse(response.data)[0] ?? null;
}

/** A product with a few similar ones, in one round trip. Null if no published product has this SKU. Does not retry. */
export async function readProductWithRelated(
  client: ShopClient,
  sku: string,
): Promise<ProductWithRelated | null> {
  const question = client.rpc('shop_product', { p_sku: sku }, { get: true });
  const response = await requestOnce(question).throwOnError();
  return z.nullable(productWithRelatedSchema).parse(response.data);
}

export async function readDirectory(client: ShopClient): Promise<Directory> {
  const response = await client.rpc('shop_directory').throwOnError();
  return directorySchema.parse(response.data);
}

/** Null if no product belongs to this slug. */
export async function readLandingEntry(
  client: ShopClient,
  kind: LandingKind,
  slug: string,
): Promise<LandingEntry | null> {
  const parameters = { p_kind: landingPaths[kind], p_slug: slug };
  const response = await client.rpc('shop_landing', parameters).throwOnError();
  return z.nullable(landingEntrySchema).parse(response.data);
}

export const sitemapProductSchema = z.object({
  sku: z.string(),
  updated_at: z.string(),
  image_url: z.nullable(z.string()),
  pictures: z.array(z.string()),
  has_english: z.boolean(),
});
export type SitemapProduct = z.infer<typeof sitemapProductSchema>;

/** The products of one sitemap file; empty if there is no such file. */
export async function readSitemapProducts(
  client: ShopClient,
  file: number,
): Promise<SitemapProduct[]> {
  const response = await client.rpc('shop_sitemap_products', { p_file: file }).throwOnError();
  return z.array(sitemapProductSchema).parse(response.data);
}

export const sitemapFileSchema = z.object({ file: z.int(), updated_at: z.string() });
export type SitemapFile = z.infer<typeof sitemapFileSchema>;

/** The sitemap files of products, numbered from 0, with the time of their latest change. */
export async function readSitemapFiles(client: ShopClient): Promise<SitemapFile[]> {
  const response = await client.rpc('shop_sitemap_files').throwOnError();
  return z.array(sitemapFileSchema).parse(response.data);
}

export const sitemapNameSchema = z.object({ slug: z.string(), updated_at: z.string() });
export type SitemapName = z.infer<typeof sitemapNameSchema>;

/** At most `limit` categories, subjects or owners in slug order after `afterSlug`. */
export async function readSitemapNames(
  client: ShopClient,
  kind: LandingKind,
  afterSlug: string,
  limit: number,
): Promise<SitemapName[]> {
  const parameters = { p_kind: landingPaths[kind], p_after: afterSlug, p_limit: limit };
  const response = await client.rpc('shop_sitemap_names', parameters).throwOnError();
  return z.array(sitemapNameSchema).parse(response.data);
}
