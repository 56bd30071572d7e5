import { useLocale, useTranslations } from 'next-intl';
import { SignOutButton } from '@/components/account/sign-out-button';
import { LanguageLink } from '@/components/layout/language-link';
import { buttonVariants } from '@/components/ui/button';
import { localePath } from '@/lib/i18n/locale';
import { cn } from '@/lib/utils';
import { Shortcuts } from './shortcuts';

const linkClass = cn(buttonVariants({ variant: 'ghost', size: 'sm' }), 'lg:min-h-9 lg:px-0');

export const accountId = 'desk-account';

/** The signed-in person's menu. On phones a native popover, which needs no scripts. */
export function DeskAccount({ who }: { who: string }) {
  const t = useTranslations('desk');
  const locale = useLocale();
  return (
    <div
      id={accountId}
      popover="auto"
      className="fixed inset-x-0 top-0 bottom-auto m-0 w-full border-b-3 border-double bg-popover px-(--page-margin) py-4 text-popover-foreground shadow-cover backdrop:bg-black/40 lg:static lg:mt-auto lg:block lg:border-t lg:border-b-0 lg:border-solid lg:bg-transparent lg:px-3 lg:pt-3 lg:pb-0 lg:shadow-none no-popovers:static"
    >
      <p className="text-sm text-muted-foreground">
        {t('signedInAs')}{' '}
        <bdi dir="ltr" className="font-semibold wrap-anywhere text-foreground">
          {who}
        </bdi>
      </p>
      <div className="-ms-3 mt-2 flex flex-wrap gap-1 lg:ms-0 lg:flex-col lg:items-start lg:gap-0">
        <Shortcuts />
        {/* A plain link: the shop is another document. */}
        <a href={localePath(locale, '/shop')} className={linkClass}>
          {t('toShop')}
        </a>
        <LanguageLink className={linkClass} />
        <SignOutButton className={linkClass} />
      </div>
    </div>
  );
}
