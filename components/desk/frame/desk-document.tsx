import { MenuIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { SessionWatch } from '@/components/account/session-watch';
import { LiveRegions } from '@/components/feedback/live-regions';
import { Toaster } from '@/components/feedback/toaster';
import { ClientMessages } from '@/components/layout/client-messages';
import { fontFile } from '@/components/layout/font-file';
import { mainId, SkipLink } from '@/components/layout/skip-link';
import { Link } from '@/components/navigation/link';
import { NavigationBar } from '@/components/navigation/navigation-bar';
import { Button } from '@/components/ui/button';
import { brandName } from '@/lib/env/brand';
import type { Staff } from '@/lib/desk/contract/session';
import { directionOf, localePath, type Locale } from '@/lib/i18n/locale';
import { accountId, DeskAccount } from './desk-account';
import { DeskNav } from './desk-nav';

type DeskDocumentProps = { locale: Locale; staff: Staff | null; children: ReactNode };

/** The document around every page of the desk. `staff`: null while nobody can say who this is. */
export function DeskDocument({ locale, staff, children }: DeskDocumentProps) {
  preload(...fontFile);
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <body>
        <ClientMessages>
          <ClientMessages namespaces={['desk', 'deskRefusals']}>
            <SkipLink />
            <LiveRegions />
            <NavigationBar />
            <div className="desk">
              {staff && <DeskHeader locale={locale} staff={staff} />}
              <main id={mainId} tabIndex={-1} className="desk-main">
                {children}
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
    <header className="desk-side">
      <div className="desk-top">
        <Link href={localePath(locale, '/desk')} className="desk-brand">
          {brandName(locale)} <span className="text-muted-foreground">{t('title')}</span>
        </Link>
        <Button
          type="button"
          popoverTarget={accountId}
          variant="ghost"
          size="sm"
          className="lg:hidden"
        >
          <MenuIcon className="size-5" />
          {t('more')}
        </Button>
      </div>
      <DeskNav />
      <DeskAccount who={staff.email ?? staff.name ?? ''} />
    </header>
  );
}
