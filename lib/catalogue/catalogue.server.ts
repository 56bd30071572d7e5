import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { z } from 'zod';
import { lastGood } from '@/lib/last-good/last-good.server';
import { publicClient } from '@/lib/supabase/public-client.server';
import { allProductsTag, catalogueTag, categoriesTag, productTag } from './cache-tags';
import { filtersToQuery, type CatalogueFilters } from './filters';
import { directorySchema, listingSchema, type Directory, type Listing } from './listing';
import {
  catalogueProductSchema,
  productSchema,
  type CatalogueProduct,
  type Product,
} from './product';
import { readDirectory, readListing, readProduct, readRelated } from './queries';

/** Cached until the catalogue changes. Not for searches: every `q` would create a cache entry. */
export async function getListing(filters: Omit<CatalogueFilters, 'q'>): Promise<Listing> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(catalogueTag);
  return lastGood({
    key: `listing?${filtersToQuery(filters)}`,
    schema: listingSchema,
    read: () => readListing(publicClient, filters),
    isWorthKeeping: ({ products }) => products.length > 0,
  });
}

export async function getProduct(sku: string): Promise<Product | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(productTag(sku), allProductsTag);
  return lastGood({
    key: `product:${sku}`,
    schema: productSchema.nullable(),
    read: () => readProduct(publicClient, sku),
  });
}

const relatedCount = 4;

/**
 * Cached until one of the shown products changes. New products appear when the entry expires by age: with the catalogue
 * tag, each product change would expire every product page.
 */
export async function getRelated(sku: string): Promise<CatalogueProduct[]> {
  'use cache';
  cacheLife('catalogue');
  const related = await lastGood({
    key: `related:${sku}`,
    schema: z.array(catalogueProductSchema),
    read: () => readRelated(publicClient, sku, relatedCount),
  });
  cacheTag(allProductsTag, ...[sku, ...related.map((product) => product.sku)].map(productTag));
  return related;
}

const askDirectory = () =>
  lastGood({
    key: 'directory',
    schema: directorySchema,
    read: () => readDirectory(publicClient),
  });

export async function getDirectory(): Promise<Directory> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(catalogueTag);
  return askDirectory();
}

/**
 * The categories that every page links to. They have a tag of their own: with the catalogue tag, each product change
 * would expire every page of the shop.
 */
export async function getFooterCategories(): Promise<Directory['categories']> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(categoriesTag);
  return (await askDirectory()).categories;
}
