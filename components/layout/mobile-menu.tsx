'use client';

import type { MouseEvent, ReactNode } from 'react';
import { AccountMenuItems } from '@/components/account/account-menu-items';
import { Icon } from '@/components/ui/icon';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { ShellWords } from './shell-words';
import { siteLinks } from './site-links';

const menuId = 'site-menu';

function closeOnNavigation(event: MouseEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}

type MobileMenuProps = { locale: Locale; words: ShellWords; children: ReactNode };

/** The browser's own popover: it opens, closes by Escape or a touch outside and returns focus without any script. */
export function MobileMenu({ locale, words, children }: MobileMenuProps) {
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={words.menu}
        className="btn btn-ghost btn-icon -ms-2"
      >
        <Icon name="menu" className="size-6" />
      </button>
      <nav
        id={menuId}
        popover="auto"
        aria-label={words.menu}
        onClick={closeOnNavigation}
        className="site-menu"
      >
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
          className="btn btn-ghost btn-icon"
        >
          <Icon name="close" className="size-6" />
        </button>
        <ul className="mt-3">
          {siteLinks.map(({ name, path }) =>
            name === 'login' ? (
              <AccountMenuItems key={name} locale={locale} words={words} />
            ) : (
              <li key={name}>
                <a href={localePath(locale, path)}>{words[name]}</a>
              </li>
            ),
          )}
        </ul>
        {children}
      </nav>
    </div>
  );
}
