import { AccountLinks } from '@/components/account/account-links';
import { CartButton } from '@/components/cart/cart-button';
import { brandName } from '@/lib/env/brand';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { HeaderSearch } from './header-search';
import { LanguageLink } from './language-link';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { SearchSheet } from './search-sheet';
import type { ShellWords } from './shell-words';

type SiteHeaderProps = { locale: Locale; words: ShellWords };

export function SiteHeader({ locale, words }: SiteHeaderProps) {
  const to = (target: string) => localePath(locale, target);
  const language = {
    target: locale === 'ar' ? 'en' : 'ar',
    name: words.otherLanguage,
  } as const;
  return (
    <header className="site-header">
      <div className="shell flex flex-wrap items-center gap-1 py-2 md:flex-nowrap md:gap-3">
        <MobileMenu locale={locale} words={words}>
          <LanguageLink {...language} className="btn btn-ghost btn-md mt-4" />
        </MobileMenu>
        <Logo href={to('/')} brand={brandName(locale)} label={words.home} />
        <nav aria-label={words.mainNavigation} className="hidden md:ms-4 md:block">
          <a href={to('/shop')} className="btn btn-ghost btn-sm">
            {words.shop}
          </a>
        </nav>
        <HeaderSearch
          action={to('/shop')}
          words={words}
          className="mx-auto max-w-md max-md:hidden"
        />
        <div className="ms-auto flex flex-wrap items-center justify-end gap-0.5 md:ms-0 md:flex-nowrap">
          <LanguageLink {...language} className="btn btn-ghost btn-sm max-[22.4rem]:hidden" />
          <SearchSheet action={to('/shop')} words={words} />
          <AccountLinks locale={locale} words={words} />
          <CartButton locale={locale} words={words.cart} />
        </div>
      </div>
    </header>
  );
}
