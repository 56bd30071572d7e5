import { Menu } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { SessionWatch } from '@/components/account/session-watch';
import { LiveRegions } from '@/components/feedback/live-regions';
import { Toaster } from '@/components/ui/toaster';
import { Icon } from '@/components/icon';
import { ClientMessages } from '@/components/layout/client-messages';
import { mainId, SkipLink } from '@/components/layout/skip-link';
import { Link } from '@/components/navigation/link';
import { NavigationBar } from '@/components/navigation/navigation-bar';
import { Button } from '@/components/ui/button';
import { brandName } from '@/lib/env/brand';
import { fontPath } from '@/lib/http/font-script.mjs';
import type { Staff } from '@/lib/desk/contract/session';
import { directionOf, type Locale } from '@/lib/i18n/locale';
import { cn } from '@/lib/utils';
import { accountId, DeskAccount } from './desk-account';
import { DeskNav } from './desk-nav';

type DeskDocumentProps = { locale: Locale; staff: Staff | null; children: ReactNode };

// Only the papers for packing are printed, in black on white.
const paperClass = 'print:has-data-[slot=paper]:bg-white';

/** The document around every page of the desk. `staff`: null if it is not known who this is. */
export function DeskDocument({ locale, staff, children }: DeskDocumentProps) {
  preload(fontPath, {
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
  });
  return (
    <html lang={locale} dir={directionOf(locale)} className={paperClass}>
      <body className={paperClass}>
        <ClientMessages>
          <ClientMessages namespaces={['desk', 'deskRefusals']}>
            <SkipLink />
            <LiveRegions />
            <NavigationBar />
            <div
              className={cn(
                'min-h-dvh print:block',
                staff && 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]',
              )}
            >
              {staff && <DeskHeader locale={locale} staff={staff} />}
              <main
                id={mainId}
                tabIndex={-1}
                className="min-w-0 px-(--page-margin) pt-5 pb-16 outline-none print:p-0"
              >
                <div className="max-w-(--content-width) print:max-w-none">{children}</div>
              </main>
            </div>
            <Toaster />
            <SessionWatch />
          </ClientMessages>
        </ClientMessages>
      </body>
    </html>
  );
}

function DeskHeader({ locale, staff }: { locale: Locale; staff: Staff }) {
  const t = useTranslations('desk');
  return (
    <header className="border-b-3 border-double bg-card text-card-foreground lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:gap-3 lg:overflow-y-auto lg:border-e lg:border-b-0 lg:border-solid lg:px-3 lg:py-5 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-2 px-(--page-margin) py-1.5 lg:px-3 lg:py-0">
        <Link
          href="/desk"
          className="inline-flex min-h-10 items-center gap-2 rounded-md text-xl font-extrabold"
        >
          {brandName(locale)} <span className="text-muted-foreground">{t('title')}</span>
        </Link>
        <Button
          type="button"
          popoverTarget={accountId}
          variant="ghost"
          size="sm"
          className="lg:hidden"
        >
          <Icon icon={Menu} className="size-5" />
          {t('more')}
        </Button>
      </div>
      <DeskNav />
      <DeskAccount who={staff.email ?? staff.name ?? ''} />
    </header>
  );
}
