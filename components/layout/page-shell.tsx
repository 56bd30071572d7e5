import type { ReactNode } from 'react';
import { LocalizedCardWords } from '@/components/catalogue/localized-card-words';
import { LiveRegions } from '@/components/feedback/live-regions';
import type { Locale } from '@/lib/i18n/locale';
import type { FooterLink } from './footer-column';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SiteToaster } from './site-toaster';
import { mainId, SkipLink } from './skip-link';

type PageShellProps = {
  locale: Locale;
  categories?: FooterLink[];
  children: ReactNode;
};

/** Everything around a page, from the skip link to the footer. */
export function PageShell({ locale, categories = [], children }: PageShellProps) {
  return (
    <>
      <SkipLink locale={locale} />
      <LiveRegions />
      <SiteHeader locale={locale} />
      <main id={mainId} tabIndex={-1} className="min-h-[60vh] outline-none">
        <LocalizedCardWords locale={locale}>{children}</LocalizedCardWords>
      </main>
      <SiteFooter locale={locale} categories={categories} />
      <SiteToaster locale={locale} />
    </>
  );
}
