'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { usePathname } from '@/lib/i18n/navigation';
import { languageCookie } from '@/lib/i18n/stored-language';
import { counterpartUrl, publicPath } from './counterpart-url';

const middleButton = 1;

function storeChoice(locale: Locale) {
  document.cookie = languageCookie(locale);
  try {
    localStorage.setItem('language', locale);
  } catch {
    // The server reads the cookie; the copy may fail if storage is blocked.
  }
}

/**
 * A plain link, because the language of the whole document changes. Its address is rendered on the server and updated
 * when the link is used, because the server does not know the query of a cached page.
 */
export function LanguageLink({ className }: { className: string }) {
  const t = useTranslations('layout');
  const target = useLocale() === 'ar' ? 'en' : 'ar';
  const path = publicPath(usePathname());
  const followPage = (event: { currentTarget: HTMLAnchorElement }) => {
    event.currentTarget.href = counterpartUrl(window.location.href, target);
  };
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    followPage(event);
    storeChoice(target);
  };
  const chooseInNewTab = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button === middleButton) choose(event);
  };
  return (
    <a
      href={localePath(target, path)}
      // Unknown addresses share one rendered page; the link is corrected when it is used.
      suppressHydrationWarning
      hrefLang={target}
      lang={target}
      dir="auto"
      onPointerEnter={followPage}
      onFocus={followPage}
      onClick={choose}
      onAuxClick={chooseInNewTab}
      className={className}
    >
      {t('otherLanguage')}
    </a>
  );
}
