import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locale';
import { routeOf } from '@/lib/routes.mjs';
import { languageAlternates, pageUrl } from './addresses';
import { previewTags, previewWords, type PageWords } from './preview';
import { brandShareImage } from './share-image-address';

export { brandedTitle } from '@/lib/env/brand';

type PageAddress = {
  locale: Locale;
  /** Without a language prefix, with the query that identifies the page, e.g. `/shop?page=2`. */
  path: string;
};

/**
 * Title, description, canonical address, language versions and link preview of a page. A page that is not indexed has
 * neither canonical nor alternates. `isVariant`: the page shows a selection of one that is indexed, and is not itself.
 */
export function pageMetadata(
  { locale, path }: PageAddress,
  words: PageWords,
  { isVariant = false }: { isVariant?: boolean } = {},
): Metadata {
  const isIndexed = !isVariant && routeOf(path.replace(/\?.*$/, ''))?.robots === 'index';
  const { title, description } = previewWords(words);
  const canonical = pageUrl(locale, path);
  const image = brandShareImage(locale);
  const preview = previewTags(locale, { title, description, url: canonical, image });
  return {
    title: words.title,
    description,
    ...(isIndexed
      ? { alternates: { canonical, languages: languageAlternates(path, true) } }
      : { robots: { index: false, follow: true } }),
    openGraph: { ...preview.openGraph, type: 'website' },
    twitter: preview.twitter,
  };
}
