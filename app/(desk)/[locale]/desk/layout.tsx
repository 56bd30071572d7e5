import '../../../desk.css';
import type { Metadata, Viewport } from 'next';
import { DeskDocument } from '@/components/desk/frame/desk-document';
import { staffMember } from '@/lib/desk/frame/staff.server';
import { locales } from '@/lib/i18n/locale';
import { routeLocale } from '@/lib/i18n/route-locale';
import { siteMetadata, siteViewport } from '@/lib/seo/site-metadata';

// The same as in the shop's layout.
export const unstable_paramMatching = { locale: 'not-found' };

// Nothing may be shown before the guard has finished.
export const instant = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export const metadata: Metadata = siteMetadata;

export const viewport: Viewport = siteViewport;

/** The desk is a separate document and shares nothing with the shop's pages. */
export default async function DeskLayout({ params, children }: LayoutProps<'/[locale]/desk'>) {
  const locale = await routeLocale(params);
  // Each page has its own guard. If it fails, the error page shows no names of desk pages.
  const staff = await staffMember(locale).catch(() => null);
  return (
    <DeskDocument locale={locale} staff={staff}>
      {children}
    </DeskDocument>
  );
}
