import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import * as z from 'zod/mini';
import type { Locale } from '@/lib/i18n/locale';
import { lastGood } from '@/lib/last-good/last-good.server';
import { publicClient } from '@/lib/supabase/public-client.server';
import { allProductsTag, catalogueTag, categoriesTag, pricesTag, productTag } from './cache-tags';
import { filtersToQuery, type CatalogueFilters, type LandingKind } from './filters';
import {
  directorySchema,
  landingEntrySchema,
  listingSchema,
  type Directory,
  type LandingEntry,
  type Listing,
  type SiteDirectory,
} from './listing';
import { namesSchema, readNames, type Names } from './names';
import {
  productSchema,
  productWithRelatedSchema,
  type Product,
  type ProductWithRelated,
} from './product';
import {
  readDirectory,
  readLandingEntry,
  readListing,
  readProduct,
  readProductWithRelated,
} from './queries';

/**
 * Cached until its products, their order or their cards change. Not for searches: every `q` would create a cache entry.
 */
export async function getListing(filters: Omit<CatalogueFilters, 'q'>): Promise<Listing> {
  'use cache';
  cacheLife('catalogue');
  const listing = await lastGood({
    key: `listing?${filtersToQuery(filters)}`,
    schema: listingSchema,
    read: () => readListing(publicClient, filters),
    isWorthKeeping: ({ products }) => products.length > 0,
  });
  const cards = listing.products.map((product) => productTag(product.sku));
  cacheTag(catalogueTag, allProductsTag, ...cards);
  if (filters.sort?.startsWith('price')) cacheTag(pricesTag);
  return listing;
}

/**
 * A product and similar ones, for its page: cached until one of them changes. New products only appear among the
 * similar ones when the entry expires by age: with the catalogue tag, each new product would expire every product page.
 */
export async function getProductWithRelated(sku: string): Promise<ProductWithRelated | null> {
  'use cache';
  cacheLife('catalogue');
  const shown = await lastGood({
    key: `product-page:${sku}`,
    schema: z.nullable(productWithRelatedSchema),
    read: () => readProductWithRelated(publicClient, sku),
  });
  const related = shown?.related.map((product) => productTag(product.sku)) ?? [];
  cacheTag(allProductsTag, productTag(sku), ...related);
  return shown;
}

/** A product without similar ones, whose changes are irrelevant here. */
export async function getProduct(sku: string): Promise<Product | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(productTag(sku), allProductsTag);
  return lastGood({
    key: `product:${sku}`,
    schema: z.nullable(productSchema),
    read: () => readProduct(publicClient, sku),
  });
}

const fetchDirectory = () =>
  lastGood({
    key: 'directory',
    schema: directorySchema,
    read: () => readDirectory(publicClient),
  });

export async function getDirectory(): Promise<Directory> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(catalogueTag);
  return fetchDirectory();
}

/** The category, subject or owner of a landing page; null if it has no products. */
export async function getLandingEntry(
  kind: LandingKind,
  slug: string,
): Promise<LandingEntry | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(catalogueTag);
  return lastGood({
    key: `landing:${kind}:${slug}`,
    schema: z.nullable(landingEntrySchema),
    read: () => readLandingEntry(publicClient, kind, slug),
  });
}

/** One page of a directory; without entries beyond the last. */
export async function getNames(kind: LandingKind, locale: Locale, page: number): Promise<Names> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(catalogueTag);
  return lastGood({
    key: `names:${kind}:${locale}:${page}`,
    schema: namesSchema,
    read: () => readNames(publicClient, { kind, locale, page }),
    isWorthKeeping: ({ entries }) => entries.length > 0,
  });
}

/**
 * The categories and subjects that every page links to. They have their own tag: with the catalogue tag, each product
 * change would expire every page of the shop.
 */
export async function getSiteDirectory(): Promise<SiteDirectory> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(categoriesTag);
  const { categories, subjects } = await fetchDirectory();
  return { categories, subjects };
}
