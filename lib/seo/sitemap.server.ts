import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import * as z from 'zod/mini';
import { changesTag } from '@/lib/catalogue/cache-tags';
import { getNames } from '@/lib/catalogue/catalogue.server';
import { landingPath, landingPaths, type LandingKind } from '@/lib/catalogue/filters';
import { namesPerPage } from '@/lib/catalogue/names';
import {
  readSitemapFiles,
  readSitemapNames,
  readSitemapProducts,
  sitemapFileSchema,
  sitemapNameSchema,
  sitemapProductSchema,
  type SitemapName,
} from '@/lib/catalogue/queries';
import { defaultLocale, locales } from '@/lib/i18n/locale';
import { lastGood } from '@/lib/last-good/last-good.server';
import { publicClient } from '@/lib/supabase/public-client.server';
import { absoluteUrl, languageAlternates, pageUrl } from './addresses';
import { sitePageEntries } from './site-pages';
import type { SitemapEntry } from './sitemap-xml';

/** The maximum number of rows that the database returns at once. */
const namesPerFile = 1_000;

const kinds: LandingKind[] = ['category', 'subject', 'owner'];

async function getProductFiles() {
  'use cache';
  cacheLife('catalogue');
  cacheTag(changesTag);
  return lastGood({
    key: 'sitemap-files',
    schema: z.array(sitemapFileSchema),
    read: () => readSitemapFiles(publicClient),
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

async function getNamesAfter(kind: LandingKind, after: string): Promise<SitemapName[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(changesTag);
  return lastGood({
    key: `sitemap-names:${kind}:${after}`,
    schema: z.array(sitemapNameSchema),
    read: () => readSitemapNames(publicClient, kind, after, namesPerFile),
  });
}

/** The names of a kind, one array for each file. */
async function nameSlices(kind: LandingKind): Promise<SitemapName[][]> {
  const slices: SitemapName[][] = [];
  let after: string | undefined = '';
  while (after !== undefined) {
    const names: SitemapName[] = await getNamesAfter(kind, after);
    if (names.length > 0) slices.push(names);
    after = names.length === namesPerFile ? names.at(-1)?.slug : undefined;
  }
  return slices;
}

/** The pages of the directory of a kind; none if it is empty. */
async function directoryEntries(kind: LandingKind): Promise<SitemapEntry[]> {
  const path = `/${landingPaths[kind]}`;
  const [{ total }, slices] = await Promise.all([
    getNames(kind, defaultLocale, 1),
    nameSlices(kind),
  ]);
  const updatedAt = latest(slices.flat());
  return Array.from({ length: Math.ceil(total / namesPerPage) }, (_, index) =>
    pageEntries(index === 0 ? path : `${path}?page=${index + 1}`, updatedAt),
  ).flat();
}

/** The shop's front page, the directories, and the pages about the shop. */
export async function listSitemap(): Promise<SitemapEntry[]> {
  const directories = (await Promise.all(kinds.map(directoryEntries))).flat();
  const updatedAt = latest(directories.map((entry) => ({ updated_at: entry.updatedAt })));
  return [...pageEntries('/shop', updatedAt), ...directories, ...sitePageEntries()];
}

/** The landing pages of one file, numbered from 0; null when there is no such file. */
export async function landingSitemap(kind: LandingKind, file: number) {
  const names = (await nameSlices(kind))[file];
  return (
    names?.flatMap(({ slug, updated_at }) => pageEntries(landingPath(kind, slug), updated_at)) ??
    null
  );
}

/** The products of one file, numbered from 0; null when there is no such file. */
export async function productSitemap(file: number): Promise<SitemapEntry[] | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(changesTag);
  const files = await getProductFiles();
  if (!files.some((known) => known.file === file)) return null;
  const products = await lastGood({
    key: `sitemap-products:${file}`,
    schema: z.array(sitemapProductSchema),
    read: () => readSitemapProducts(publicClient, file),
  });
  return products.flatMap(({ sku, updated_at, image_url, pictures, has_english }) => {
    const images = [...(image_url ? [image_url] : []), ...pictures].map(absoluteUrl);
    return pageEntries(`/product/${sku}`, updated_at, has_english).map((entry) => ({
      ...entry,
      images,
    }));
  });
}

/** The files with the landing pages of a kind. */
async function landingFiles(kind: LandingKind) {
  const slices = await nameSlices(kind);
  return slices.map((names, file) => ({
    url: absoluteUrl(`/sitemaps/${landingPaths[kind]}-${file}.xml`),
    updatedAt: latest(names),
  }));
}

/** Every sitemap file with the time of its latest change. */
export async function sitemapFiles(): Promise<{ url: string; updatedAt: string }[]> {
  const [lists, landings, productFiles] = await Promise.all([
    listSitemap(),
    Promise.all(kinds.map(landingFiles)),
    getProductFiles(),
  ]);
  return [
    {
      url: absoluteUrl('/sitemaps/lists.xml'),
      updatedAt: latest(lists.map((entry) => ({ updated_at: entry.updatedAt }))),
    },
    ...landings.flat(),
    ...productFiles.map(({ file, updated_at }) => ({
      url: absoluteUrl(`/sitemaps/products-${file}.xml`),
      updatedAt: updated_at,
    })),
  ];
}
