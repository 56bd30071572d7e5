import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { LiveRegions } from '@/components/feedback/live-regions';
import { NavigationBar } from '@/components/navigation/navigation-bar';
import { Toaster } from '@/components/ui/toaster';
import { ClientMessages } from '@/components/layout/client-messages';
import { ContactButtons } from '@/components/layout/contact-buttons';
import { InlineScript } from '@/components/layout/inline-script';
import { Main } from '@/components/layout/main';
import { ServiceWorker } from '@/components/layout/service-worker';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { getSiteDirectory } from '@/lib/catalogue/catalogue.server';
import { localePath, directionOf, locales } from '@/lib/i18n/locale';
import { routeLocale } from '@/lib/i18n/route-locale';
import { siteMetadata, siteViewport } from '@/lib/seo/site-metadata';

// There is no other language. This also prevents the client router from treating `/en/shop?page=2` as `/en/shop`:
// addresses with a closed parameter are always requested.
export const unstable_paramMatching = { locale: 'not-found' };

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata({ params }: LayoutProps<'/[locale]'>): Promise<Metadata> {
  const manifest = localePath(await routeLocale(params), '/manifest.webmanifest');
  return { ...siteMetadata, manifest };
}

export const viewport: Viewport = siteViewport;

export default async function LocaleLayout({ params, children }: LayoutProps<'/[locale]'>) {
  const locale = await routeLocale(params);
  // Without the backend the page may still be shown, or show an error, so missing links must not make it fail.
  const directory = await getSiteDirectory().catch(() => ({ categories: [], subjects: [] }));
  return (
    // The inline script adds an attribute before React compares them.
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <InlineScript />
      </head>
      <body>
        <ClientMessages>
          <SkipLink />
          <LiveRegions />
          <NavigationBar />
          <SiteHeader directory={directory} />
          <Main>{children}</Main>
          <ContactButtons />
          <SiteFooter />
          <Toaster />
          <ServiceWorker />
        </ClientMessages>
      </body>
    </html>
  );
}
