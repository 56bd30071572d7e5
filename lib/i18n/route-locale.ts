import { notFound } from 'next/navigation';
import { isLocale, type Locale } from './locale';

/** The language of a page under `[locale]`; any other first segment is a 404. */
export async function routeLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}
