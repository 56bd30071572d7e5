import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { z } from 'zod';
import { catalogueTag } from '@/lib/catalogue/cache-tags';
import { getDirectory } from '@/lib/catalogue/catalogue.server';
import { landingPath } from '@/lib/catalogue/filters';
import type { LandingEntry } from '@/lib/catalogue/listing';
import {
  readSitemapProducts,
  readSitemapSlices,
  sitemapProductSchema,
  sitemapSliceSchema,
} from '@/lib/catalogue/queries';
import { locales } from '@/lib/i18n/locale';
import { lastGood } from '@/lib/last-good/last-good.server';
import { publicClient } from '@/lib/supabase/public-client.server';
import { absoluteUrl, languageAlternates, pageUrl } from './addresses';
import { sitePageEntries } from './site-pages';
import type { SitemapEntry } from './sitemap-xml';

/** A product has up to two addresses, and a file may contain 50,000. */
const productsPerFile = 10_000;

async function getSlices() {
  'use cache';
  cacheLife('catalogue');
  cacheTag(catalogueTag);
  return lastGood({
    key: 'sitemap-slices',
    schema: z.array(sitemapSliceSchema),
    read: () => readSitemapSlices(publicClient, productsPerFile),
  });
}

function pageEntries(path: string, updatedAt: string, hasEnglish = true): SitemapEntry[] {
  const alternates = languageAlternates(path, hasEnglish);
  return locales
    .filter((locale) => hasEnglish || locale === 'ar')
    .map((locale) => ({ url: pageUrl(locale, path), updatedAt, alternates }));
}

const latest = (entries: readonly { updated_at: string }[]) =>
  entries
    .map((entry) => entry.updated_at)
    .sort()
    .at(-1) ?? new Date(0).toISOString();

/** The shop's front page, every landing page, and the pages about the shop. */
export async function listSitemap(): Promise<SitemapEntry[]> {
  const { categories, subjects, owners } = await getDirectory();
  const landing = (kind: 'category' | 'subject' | 'owner', entries: readonly LandingEntry[]) =>
    entries.flatMap(({ slug, updated_at }) => pageEntries(landingPath(kind, slug), updated_at));
  return [
    ...pageEntries('/shop', latest([...categories, ...subjects, ...owners])),
    ...landing('category', categories),
    ...landing('subject', subjects),
    ...landing('owner', owners),
    ...sitePageEntries(),
  ];
}

/** The products of one file, numbered from 0; null when there is no such file. */
export async function productSitemap(file: number): Promise<SitemapEntry[] | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(catalogueTag);
  const slice = (await getSlices())[file];
  if (!slice) return null;
  const products = await lastGood({
    key: `sitemap-products:${slice.after}`,
    schema: z.array(sitemapProductSchema),
    read: () => readSitemapProducts(publicClient, slice.after, productsPerFile),
  });
  return products.flatMap(({ sku, updated_at, image_url, has_english }) =>
    pageEntries(`/product/${sku}`, updated_at, has_english).map((entry) => ({
      ...entry,
      ...(image_url && { image: absoluteUrl(image_url) }),
    })),
  );
}

/** Every sitemap file with the time of its latest change. */
export async function sitemapFiles(): Promise<{ url: string; updatedAt: string }[]> {
  const [lists, slices] = await Promise.all([listSitemap(), getSlices()]);
  return [
    {
      url: absoluteUrl('/sitemaps/lists.xml'),
      updatedAt: latest(lists.map((l) => ({ updated_at: l.updatedAt }))),
    },
    ...slices.map((slice, file) => ({
      url: absoluteUrl(`/sitemaps/products-${file}.xml`),
      updatedAt: slice.updated_at,
    })),
  ];
}
