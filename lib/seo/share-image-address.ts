import type { Locale } from '@/lib/i18n/locale';
import { absoluteUrl } from './addresses';

/** One size for all link previews, which WhatsApp and Facebook show large. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export type ShareImage = { url: string; alt: string; width: number; height: number };

/** Changes with everything that is drawn on the image, so that the image can be cached forever. */
export function shareImageVersion(updatedAt: string): string {
  return Date.parse(updatedAt).toString(36);
}

type Versioned = { sku: string; updated_at: string };

export function productShareImage(product: Versioned, locale: Locale, alt: string): ShareImage {
  const version = shareImageVersion(product.updated_at);
  return {
    url: absoluteUrl(`/share/${locale}/${product.sku}/${version}.jpg`),
    alt,
    ...shareImageSize,
  };
}

export function brandShareImage(locale: Locale): ShareImage {
  return { url: absoluteUrl(`/share/${locale}/brand.jpg`), alt: '', ...shareImageSize };
}
