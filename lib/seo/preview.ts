import type { Locale } from '@/lib/i18n/locale';
import { clip } from './clip';

const longestTitle = 60;
const longestDescription = 155;

export const openGraphLocale: Record<Locale, string> = { ar: 'ar_AR', en: 'en_US' };

export type PageWords = { title: string; description: string };

/** Title and description, shortened for a link preview. */
export function previewWords({ title, description }: PageWords): PageWords {
  return { title: clip(title, longestTitle), description: clip(description, longestDescription) };
}
