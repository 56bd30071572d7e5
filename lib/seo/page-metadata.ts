import type { Metadata } from 'next';
import { brandName } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { languageAlternates, pageUrl } from './addresses';
import { clip } from './clip';
import { brandShareImage, type ShareImage } from './share-image-address';

const longestTitle = 60;
const longestDescription = 155;
const openGraphLocale: Record<Locale, string> = { ar: 'ar_AR', en: 'en_US' };

type PageWords = { title: string; description: string };
type PageAddress = {
  locale: Locale;
  /** Without language prefix, with the query string that belongs to the page's identity, e.g. `/shop?page=2`. */
  path: string;
  hasEnglish?: boolean;
};
type PageOptions = { image?: ShareImage; index?: boolean; type?: 'website' | 'product' };

/** `{brand} | {title}`, the rule for every page but a product's. */
export function brandedTitle(locale: Locale, title: string): string {
  return `${brandName(locale)} | ${title}`;
}

/**
 * Title, description, canonical address, language versions and link preview of one page.
 * A page that is not for search engines gets neither canonical nor alternates.
 */
export function pageMetadata(
  { locale, path, hasEnglish = true }: PageAddress,
  words: PageWords,
  { image = brandShareImage(locale), index = true, type = 'website' }: PageOptions = {},
): Metadata {
  const title = clip(words.title, longestTitle);
  const description = clip(words.description, longestDescription);
  const canonical = pageUrl(hasEnglish ? locale : 'ar', path);
  return {
    title: words.title,
    description,
    ...(index
      ? { alternates: { canonical, languages: languageAlternates(path, hasEnglish) } }
      : { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: brandName(locale),
      locale: openGraphLocale[locale],
      alternateLocale: openGraphLocale[locale === 'ar' ? 'en' : 'ar'],
      images: [{ ...image, type: 'image/jpeg' }],
      // A product page writes its own type: Next knows no `product`.
      ...(type === 'website' && { type }),
    },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  };
}
