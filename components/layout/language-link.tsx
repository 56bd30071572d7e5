'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { counterpartUrl, publicPath } from './counterpart-url';

const middleButton = 1;
const year = 60 * 60 * 24 * 365;

function storeChoice(locale: Locale) {
  document.cookie = `language=${locale}; path=/; max-age=${year}; samesite=lax`;
  try {
    localStorage.setItem('language', locale);
  } catch {
    // The cookie is what the server reads; the copy may fail where storage is blocked.
  }
}

/**
 * A plain link, as the language of the whole document changes. Its address is the server's until it is touched, then
 * that of the page as it is now: the server does not know the query of a cached page.
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
      // An unknown address is rendered as another one's page; the link is put right when it is touched.
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
