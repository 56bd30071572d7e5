import type { Metadata } from 'next';
import { landingPaths, type LandingKind } from '@/lib/catalogue/filters';
import type { DirectoryPage } from '@/lib/catalogue/landing';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { notFoundMetadata, paged, pageQuery } from './list-metadata';
import { brandedTitle, pageMetadata } from './page-metadata';
import { breadcrumbNode } from './structured-data/breadcrumbs';

/** Metadata of a page of names; null if there is no name on it. */
export function directoryMetadata(locale: Locale, directory: DirectoryPage | null): Metadata {
  if (!directory) return notFoundMetadata;
  const { kind, page } = directory;
  const t = getTranslator(locale, 'directory');
  return pageMetadata(
    { locale, path: `/${landingPaths[kind]}${pageQuery(page)}` },
    {
      title: brandedTitle(locale, paged(locale, t(`${kind}.title`), page)),
      description: t(`${kind}.description`),
    },
  );
}

export function directoryCrumbs(locale: Locale, kind: LandingKind) {
  const home = { name: getTranslator(locale, 'product')('home'), path: '/shop' };
  return breadcrumbNode(locale, [
    home,
    { name: getTranslator(locale, 'directory')(`${kind}.title`) },
  ]);
}
