import 'server-only';
import type { Metadata } from 'next';
import { brandedTitle } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { notFoundMetadata } from '@/lib/seo/list-metadata';
import { staffMember } from './staff.server';

/** The metadata of a page of the desk. Whoever is not staff does not learn from its title that there is one. */
export async function deskMetadata(locale: Locale, title: string): Promise<Metadata> {
  const staff = await staffMember(locale).catch(() => null);
  if (!staff) return notFoundMetadata;
  return { title: brandedTitle(locale, title), robots: { index: false, follow: false } };
}
