import { useLocale, useTranslations } from 'next-intl';
import { AccountMenuItems } from '@/components/account/account-menu-items';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/navigation/link';
import { localePath } from '@/lib/i18n/locale';
import { LanguageLink } from './language-link';
import { NavigationPopover } from './navigation-popover';

const menuId = 'site-menu';

/** A native popover: it opens, closes with Escape or a click outside, and returns focus, all without scripts. */
export function MobileMenu() {
  const t = useTranslations('layout');
  const locale = useLocale();
  const item = (name: 'shop' | 'aboutUs' | 'contact' | 'help', path: string) => (
    <li>
      <Link href={localePath(locale, path)}>{t(name)}</Link>
    </li>
  );
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={t('menu')}
        className="btn btn-ghost btn-icon -ms-2"
      >
        <Icon name="menu" className="size-6" />
      </button>
      <NavigationPopover id={menuId} label={t('menu')}>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
          className="btn btn-ghost btn-icon"
        >
          <Icon name="close" className="size-6" />
        </button>
        <ul className="mt-3">
          {item('shop', '/shop')}
          <AccountMenuItems />
          {item('aboutUs', '/about')}
          {item('contact', '/contact')}
          {item('help', '/help')}
        </ul>
        <LanguageLink className="btn btn-ghost btn-md mt-4" />
      </NavigationPopover>
    </div>
  );
}
