import { useLocale, useTranslations } from 'next-intl';
import { SignOutButton } from '@/components/account/sign-out-button';
import { LanguageLink } from '@/components/layout/language-link';
import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/lib/utils';
import { localePath } from '@/lib/i18n/locale';
import { Shortcuts } from './shortcuts';

const linkClass = cn(buttonVariants({ variant: 'ghost', size: 'sm' }), 'lg:min-h-9 lg:px-0');

export const accountId = 'desk-account';

/** Who is signed in, and what concerns them. On phones a native popover, which needs no scripts. */
export function DeskAccount({ who }: { who: string }) {
  const t = useTranslations('desk');
  const locale = useLocale();
  return (
    <div id={accountId} popover="auto" className="desk-account">
      <p className="text-sm text-muted-foreground">
        {t('signedInAs')}{' '}
        <bdi dir="ltr" className="font-semibold [overflow-wrap:anywhere] text-foreground">
          {who}
        </bdi>
      </p>
      <div className="desk-account-links">
        <Shortcuts />
        {/* A plain link: the shop is another document. */}
        <Button asChild variant="ghost" size="sm" className="lg:min-h-9 lg:px-0">
          <a href={localePath(locale, '/shop')}>{t('toShop')}</a>
        </Button>
        <LanguageLink className={linkClass} />
        <SignOutButton className={linkClass} />
      </div>
    </div>
  );
}
