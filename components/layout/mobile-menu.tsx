import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { LanguageSwitch } from './language-switch';
import { MenuPanel } from './menu-panel';
import { siteLinks } from './site-links';

const menuId = 'site-menu';

export function MobileMenu({ locale, path }: { locale: Locale; path: string }) {
  const t = getTranslator(locale, 'layout');
  const row = 'flex min-h-12 items-center px-2 text-lg font-semibold hover:bg-secondary';
  return (
    <div className="md:hidden">
      <Button
        type="button"
        variant="ghost"
        size="icon"
        popoverTarget={menuId}
        aria-label={t('menu')}
        className="-ms-2"
      >
        <Icon name="menu" className="size-6" />
      </Button>
      <MenuPanel
        id={menuId}
        label={t('menu')}
        className="inset-y-0 start-0 end-auto m-0 h-dvh w-[min(20rem,85vw)] overflow-y-auto overscroll-contain bg-popover p-4 text-popover-foreground shadow-cover backdrop:bg-black/40 supports-[selector(:popover-open)]:fixed"
      >
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
          className={buttonVariants({ variant: 'ghost', size: 'icon' })}
        >
          <Icon name="close" className="size-6" />
        </button>
        <ul className="mt-3 divide-y divide-border border-y border-border">
          {siteLinks.map(({ name, path: target }) => (
            <li key={name}>
              <Link href={localePath(locale, target)} prefetch={false} className={row}>
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
        <LanguageSwitch locale={locale} path={path} className="mt-4 text-lg" />
      </MenuPanel>
    </div>
  );
}
