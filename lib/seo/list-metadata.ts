import type { Metadata } from 'next';
import {
  catalogueHref,
  hasFilters,
  landingPath,
  type CatalogueFilters,
} from '@/lib/catalogue/filters';
import type { Landing } from '@/lib/catalogue/landing';
import { inLocale } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { brandedTitle, pageMetadata } from './page-metadata';

/** Page 2 and later pages have the number in their title, because search engines index them separately. */
export function paged(locale: Locale, title: string, page: number): string {
  return page > 1 ? getTranslator(locale, 'seo')('page', { title, page }) : title;
}

export const pageQuery = (page: number) => (page > 1 ? `?page=${page}` : '');

/** The title of a list. `selection`: what its filters select; empty without filters. */
export function listTitle(locale: Locale, filters: CatalogueFilters, selection: string): string {
  const t = getTranslator(locale, 'seo');
  if (filters.q) return t('search.title', { query: filters.q });
  return selection ? t('selection.title', { selection }) : t('shop.title');
}

/** Metadata of the list. Only plain pages are indexed; filtered or sorted ones are `noindex, follow`. */
export function shopMetadata(locale: Locale, filters: CatalogueFilters, selection = ''): Metadata {
  const t = getTranslator(locale, 'seo');
  const title = listTitle(locale, filters, selection);
  return pageMetadata(
    { locale, path: catalogueHref(filters) },
    {
      title: brandedTitle(locale, paged(locale, title, filters.page)),
      description: t('shop.description'),
    },
    { isVariant: hasFilters(filters) || filters.sort !== undefined },
  );
}

/** Metadata of a landing page; null if it has no products. */
export function landingPageMetadata(locale: Locale, landing: Landing | null): Metadata {
  if (!landing) return notFoundMetadata;
  const { kind, entry, page } = landing;
  const t = getTranslator(locale, 'seo');
  const name = inLocale(locale, entry.name, entry.name_en);
  const title = paged(locale, t(`${kind}.title`, { name }), page);
  return pageMetadata(
    { locale, path: `${landingPath(kind, entry.slug)}${pageQuery(page)}` },
    {
      title: brandedTitle(locale, title),
      description: t(`${kind}.description`, { name, count: entry.count }),
    },
  );
}

/** For a page that responds with 404; its component renders the title. */
export const notFoundMetadata: Metadata = { robots: { index: false, follow: true } };
