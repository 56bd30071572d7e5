import type { Metadata } from 'next';
import { locales, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { sitePages } from '@/lib/routes.mjs';
import { languageAlternates, pageUrl } from './addresses';
import { brandedTitle, pageMetadata } from './page-metadata';
import type { SitemapEntry } from './sitemap-xml';
import { breadcrumbNode } from './structured-data/breadcrumbs';

export type SitePage = (typeof sitePages)[number];

/** The namespace `delivery` is used by other pages, including in the browser. */
const namespaceOf = (page: SitePage) => (page === 'delivery' ? 'deliveryPage' : page);

export function sitePageMetadata(locale: Locale, page: SitePage): Metadata {
  const t = getTranslator(locale, namespaceOf(page));
  return pageMetadata(
    { locale, path: `/${page}` },
    { title: brandedTitle(locale, t('title')), description: t('description') },
  );
}

export function sitePageCrumbs(locale: Locale, page: SitePage) {
  const home = { name: getTranslator(locale, 'product')('home'), path: '/shop' };
  return breadcrumbNode(locale, [
    home,
    { name: getTranslator(locale, namespaceOf(page))('title') },
  ]);
}

/** The date of the last change is stored with the messages, for those who edit them. */
export function sitePageEntries(): SitemapEntry[] {
  return sitePages.flatMap((page) =>
    locales.map((locale) => ({
      url: pageUrl(locale, `/${page}`),
      updatedAt: getTranslator(locale, namespaceOf(page))('updatedAt'),
      alternates: languageAlternates(`/${page}`, true),
    })),
  );
}
