'use client';

import type { ReactNode } from 'react';
import { CardWordsProvider, type Words as CardWords } from '@/components/catalogue/card-words';
import { failureWords } from '@/components/feedback/failure-words';
import { LiveRegions } from '@/components/feedback/live-regions';
import { Toaster } from '@/components/feedback/toaster';
import { FailureWordsContext } from '@/components/feedback/use-failure-words';
import type { Locale } from '@/lib/i18n/locale';
import { LocaleProvider } from '@/lib/i18n/locale-context';
import type { ShellWords } from './shell-words';
import { SiteFooter, type FooterCategory } from './site-footer';
import { SiteHead } from './site-head';
import { SiteHeader } from './site-header';
import { mainId, SkipLink } from './skip-link';
import { SoftNavigation } from './soft-navigation';
import { useOfflinePage } from './use-offline-page';

type PageShellProps = {
  locale: Locale;
  words: ShellWords;
  cardWords: CardWords;
  categories: FooterCategory[];
  children: ReactNode;
};

/**
 * Everything around a page, from the skip link to the footer. A client component for the page's weight: as component
 * data its markup would be four times its words.
 */
export function PageShell({ locale, words, cardWords, categories, children }: PageShellProps) {
  useOfflinePage();
  return (
    <LocaleProvider locale={locale}>
      <SiteHead locale={locale} />
      <SoftNavigation />
      <SkipLink label={words.skipLink} />
      <LiveRegions />
      <SiteHeader locale={locale} words={words} />
      <main id={mainId} tabIndex={-1} className="min-h-[60vh] outline-none">
        <FailureWordsContext value={failureWords[locale]}>
          <CardWordsProvider words={cardWords}>{children}</CardWordsProvider>
        </FailureWordsContext>
      </main>
      <SiteFooter locale={locale} words={words} categories={categories} />
      <Toaster label={words.notifications} dismiss={words.dismiss} />
    </LocaleProvider>
  );
}
