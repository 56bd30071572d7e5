import Link from 'next/link';
import { CartLink } from '@/components/cart/cart-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { HeaderSearch } from './header-search';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';

export function SiteHeader({ locale, path }: { locale: Locale; path: string }) {
  const t = getTranslator(locale, 'layout');
  const to = (target: string) => localePath(locale, target);
  return (
    <header className="z-40 bg-background double-rule [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0">
      <div className="shell flex items-center gap-1 py-2 md:gap-3">
        <MobileMenu locale={locale} path={path} />
        <Logo locale={locale} />
        <nav aria-label={t('mainNavigation')} className="hidden md:ms-4 md:block">
          <Button asChild variant="ghost" size="sm">
            <Link href={to('/shop')} prefetch={false}>
              {t('shop')}
            </Link>
          </Button>
        </nav>
        <HeaderSearch locale={locale} className="mx-auto hidden w-full max-w-md md:block" />
        <div className="ms-auto flex items-center gap-0.5 md:ms-0">
          <LanguageSwitch
            locale={locale}
            path={path}
            className="hidden min-[22.5rem]:inline-flex"
          />
          <Button asChild variant="ghost" size="icon" className="md:hidden">
            <Link href={to('/shop#catalogue-search')} aria-label={t('searchShop')} prefetch={false}>
              <Icon name="search" className="size-6" />
            </Link>
          </Button>
          <Button
            asChild
            variant="ghost"
            size="sm"
            className="hidden whitespace-nowrap md:inline-flex"
          >
            <Link href={to('/login')} prefetch={false}>
              <Icon name="user" />
              {t('login')}
            </Link>
          </Button>
          <CartLink locale={locale} />
        </div>
      </div>
    </header>
  );
}
