import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { brandedTitle, pageMetadata } from './page-metadata';

/** Title and description of the sign-in, sign-up and reset pages, which are not indexed. */
export function authMetadata(
  locale: Locale,
  path: '/login' | '/signup' | '/reset-password',
  words: 'login' | 'signup' | 'reset',
): Metadata {
  const t = getTranslator(locale, `auth.${words}`);
  const title = brandedTitle(locale, t('title'));
  return pageMetadata({ locale, path }, { title, description: t('seoDescription') });
}
