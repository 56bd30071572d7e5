import type { Locale } from '@/lib/i18n/locale';
import { HeaderBar } from './header-bar';
import { headerWords } from './header-words';

/** `path`: the page's own, without language; where the language switch leads before any script runs. */
export function SiteHeader({ locale, path }: { locale: Locale; path: string }) {
  return <HeaderBar locale={locale} path={path} words={headerWords(locale)} />;
}
