import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { pageSize, type CatalogueFilters } from './filters';
import { directorySchema, listingSchema, type Directory, type Listing } from './listing';
import { productSchema, type Product } from './product';

/** One page of the list with its exact total and the counts of every filter, in one round trip. */
export async function readListing(
  client: SupabaseClient,
  filters: CatalogueFilters,
): Promise<Listing> {
  const { data } = await client
    .rpc('shop_catalogue', {
      p_q: filters.q ?? null,
      p_category: filters.category ?? null,
      p_subject: filters.subject ?? null,
      p_course: filters.course ?? null,
      p_level: filters.level ?? null,
      p_owner: filters.owner ?? null,
      p_availability: filters.availability ?? null,
      p_page: filters.page,
      p_page_size: pageSize,
    })
    .throwOnError();
  return listingSchema.parse(data);
}

/** Null when no published product has this sku. */
export async function readProduct(client: SupabaseClient, sku: string): Promise<Product | null> {
  const { data } = await client
    .from('shop_products_view')
    .select('*')
    .eq('sku', sku)
    .limit(1)
    .throwOnError();
  return z.array(productSchema).parse(data)[0] ?? null;
}

export async function readDirectory(client: SupabaseClient): Promise<Directory> {
  const { data } = await client.rpc('shop_directory').throwOnError();
  return directorySchema.parse(data);
}

const sitemapProductSchema = z.object({
  sku: z.string(),
  updated_at: z.string(),
  image_url: z.string().nullable(),
  has_english: z.boolean(),
});
export type SitemapProduct = z.infer<typeof sitemapProductSchema>;

/** Products in sku order after `afterSku`, at most `limit`: one slice of the sitemap. */
export async function readSitemapProducts(
  client: SupabaseClient,
  afterSku: string,
  limit: number,
): Promise<SitemapProduct[]> {
  const { data } = await client
    .rpc('shop_sitemap_products', { p_after: afterSku, p_limit: limit })
    .throwOnError();
  return z.array(sitemapProductSchema).parse(data);
}

const sitemapSliceSchema = z.object({ after: z.string(), updated_at: z.string() });

/** Where each slice of `size` products begins, with the time of its latest change. */
export async function readSitemapSlices(client: SupabaseClient, size: number) {
  const { data } = await client.rpc('shop_sitemap_slices', { p_size: size }).throwOnError();
  return z.array(sitemapSliceSchema).parse(data);
}
