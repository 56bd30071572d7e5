import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { brandedTitle, pageMetadata } from './page-metadata';

/** Title and description of a page where shoppers sign in, sign up or reset: none is for search engines. */
export function authMetadata(
  locale: Locale,
  path: '/login' | '/signup' | '/reset-password',
  words: 'login' | 'signup' | 'reset',
): Metadata {
  const t = getTranslator(locale, `auth.${words}`);
  const title = brandedTitle(locale, t('title'));
  return pageMetadata(
    { locale, path },
    { title, description: t('seoDescription') },
    { index: false },
  );
}
