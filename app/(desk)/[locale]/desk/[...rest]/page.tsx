import type { Metadata } from 'next';
import { DeskNotFound } from '@/components/desk/frame/desk-not-found';
import { requireStaff } from '@/lib/desk/frame/staff.server';
import { routeLocale } from '@/lib/i18n/route-locale';
import { notFoundMetadata } from '@/lib/seo/list-metadata';

// Nothing may be shown before the guard has finished.
export const instant = false;

export const metadata: Metadata = notFoundMetadata;

/** Any unknown desk address. */
export default async function UnknownDeskPage({ params }: PageProps<'/[locale]/desk/[...rest]'>) {
  await requireStaff(await routeLocale(params));
  return <DeskNotFound />;
}
