import type { Locale } from '@/lib/i18n/locale';
import { HeaderBar } from './header-bar';
import { headerWords } from './header-words';

export function SiteHeader({ locale }: { locale: Locale }) {
  return <HeaderBar locale={locale} words={headerWords(locale)} />;
}
