import type { Metadata } from 'next';
import { brandName } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { clip } from './clip';

const longestTitle = 60;
const longestDescription = 155;

const openGraphLocale: Record<Locale, string> = { ar: 'ar_AR', en: 'en_US' };

export type PageWords = { title: string; description: string };

/** Title and description, shortened for a link preview. */
export function previewWords({ title, description }: PageWords): PageWords {
  return { title: clip(title, longestTitle), description: clip(description, longestDescription) };
}

type Preview = PageWords & {
  url: string;
  image: { url: string; alt?: string };
  /** Addresses that a network may offer instead of `image`. */
  otherImages?: readonly string[];
};

/** The tags from which other sites build a link preview. Title and description are already shortened. */
export function previewTags(
  locale: Locale,
  { title, description, url, image, otherImages = [] }: Preview,
) {
  return {
    openGraph: {
      title,
      description,
      url,
      siteName: brandName(locale),
      locale: openGraphLocale[locale],
      alternateLocale: openGraphLocale[locale === 'ar' ? 'en' : 'ar'],
      images: [{ ...image, type: 'image/jpeg' }, ...otherImages.map((other) => ({ url: other }))],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  } satisfies Metadata;
}
