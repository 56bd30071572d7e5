import { Menu, X } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AccountMenuItems } from '@/components/account/account-menu-items';
import { Icon } from '@/components/icon';
import { Button, buttonVariants } from '@/components/ui/button';
import { directoryHref, landingPath } from '@/lib/catalogue/filters';
import type { LandingEntry, SiteDirectory } from '@/lib/catalogue/listing';
import { inLocale } from '@/lib/catalogue/product';
import { policyPages } from '@/lib/policies/policy-pages';
import { cn } from '@/lib/utils';
import { LanguageLink } from './language-link';
import { MenuLinks } from './menu-links';
import { NavigationPopover } from './navigation-popover';

const menuId = 'site-menu';
const most = { subject: 8, category: 5 };
const listClass = 'max-lg:divide-y max-lg:border-t lg:*:break-inside-avoid';

/**
 * A native popover: it opens, closes with Escape or a click outside, and returns focus, all without scripts. A sheet at
 * the side, or on wide screens a panel below the header.
 */
export function SiteMenu({ subjects, categories }: SiteDirectory) {
  const t = useTranslations('layout');
  const header = useTranslations('header');
  const policy = useTranslations('purchase.links');
  const locale = useLocale();
  const largest = (kind: keyof typeof most, entries: readonly LandingEntry[]) => [
    ...entries
      .slice(0, most[kind])
      .map(
        ({ slug, name, name_en }) =>
          [landingPath(kind, slug), inLocale(locale, name, name_en)] as const,
      ),
    [directoryHref(kind), t(`directories.${kind}`)] as const,
  ];
  return (
    <>
      <Button
        type="button"
        variant="ghost"
        popoverTarget={menuId}
        className="-ms-2.5 min-w-11 p-0 lg:order-1 lg:ms-2 lg:px-3 lg:text-sm"
      >
        <Icon icon={Menu} className="size-6" />
        <span className="sr-only lg:hidden">{t('menu')}</span>
        <span className="max-lg:hidden">{header('browse')}</span>
      </Button>
      <NavigationPopover id={menuId} label={t('menu')}>
        <Button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={header('closeMenu')}
          variant="ghost"
          size="icon"
          className="lg:hidden"
        >
          <Icon icon={X} className="size-6" />
        </Button>
        <ul className={cn(listClass, 'lg:hidden')}>
          <MenuLinks links={[['/shop', t('shop')]]} />
          <AccountMenuItems />
          <MenuLinks links={[['/track', t('trackOrder')]]} />
        </ul>
        <MenuPart title={header('subjects')} className="lg:columns-3 lg:*:last:text-primary">
          <MenuLinks links={largest('subject', subjects)} />
        </MenuPart>
        <MenuPart title={header('categories')} className="lg:columns-2 lg:*:last:text-primary">
          <MenuLinks links={largest('category', categories)} />
        </MenuPart>
        <MenuPart title={t('customerCare')} className="lg:columns-2">
          <MenuLinks
            links={[
              ['/help', t('help')],
              ['/contact', t('contact')],
              ['/about', t('aboutUs')],
              ...policyPages.map(([name, path]) => [path, policy(name)] as const),
            ]}
          />
        </MenuPart>
        <LanguageLink
          className={buttonVariants({ variant: 'outline', className: 'mt-4 lg:hidden' })}
        />
      </NavigationPopover>
    </>
  );
}

type MenuPartProps = { title: string; className: string; children: ReactNode };

function MenuPart({ title, className, children }: MenuPartProps) {
  return (
    <>
      <h2 className="mt-6 mb-1 px-2 text-sm font-bold text-muted-foreground">{title}</h2>
      <ul className={cn(listClass, className)}>{children}</ul>
    </>
  );
}
