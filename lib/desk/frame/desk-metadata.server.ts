import 'server-only';
import type { Metadata } from 'next';
import { brandedTitle } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { notFoundMetadata } from '@/lib/seo/list-metadata';
import { staffMember } from './staff.server';

/** The metadata of a desk page. Its title must not reveal to other users that the page exists. */
export async function deskMetadata(locale: Locale, title: string): Promise<Metadata> {
  const staff = await staffMember(locale).catch(() => null);
  if (!staff) return notFoundMetadata;
  return { title: brandedTitle(locale, title), robots: { index: false, follow: false } };
}
