import { Search } from 'lucide';
import { useTranslations } from 'next-intl';
import { AccountLinks } from '@/components/account/account-links';
import { CartButton } from '@/components/cart/cart-button';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { Button, buttonVariants } from '@/components/ui/button';
import type { SiteDirectory } from '@/lib/catalogue/listing';
import { LanguageLink } from './language-link';
import { Logo } from './logo';
import { SearchForm } from './search-form';
import { SiteMenu } from './site-menu';

/** The glyphs of the first and last button are in line with the page's margins. */
export function SiteHeader({ directory }: { directory: SiteDirectory }) {
  const t = useTranslations('layout');
  const header = useTranslations('header');
  return (
    <header
      data-slot="site-header"
      // A double line at the end of a page, as in old printed books.
      className="@container z-header border-b-3 border-double bg-background tall:sticky tall:top-0"
    >
      <div className="shell flex flex-wrap items-center gap-1 py-2 md:flex-nowrap md:gap-3">
        <SiteMenu {...directory} />
        <Logo />
        <nav aria-label={header('mainNavigation')} className="max-lg:hidden lg:order-2">
          <Button asChild variant="ghost" size="sm">
            <Link href="/shop">{t('shop')}</Link>
          </Button>
        </nav>
        <SearchForm className="max-w-2xl max-md:hidden lg:order-2" />
        <div className="ms-auto flex flex-wrap items-center justify-end gap-0.5 md:ms-0 md:flex-nowrap lg:order-2">
          <AccountLinks />
          <LanguageLink
            className={buttonVariants({
              variant: 'ghost',
              size: 'sm',
              className: '@max-[22.4rem]:hidden',
            })}
          />
          <SearchSheet />
          <CartButton />
        </div>
      </div>
    </header>
  );
}

const searchSheetId = 'site-search';

/** The search on phones. A native popover, which opens with the focus in the field, without scripts. */
function SearchSheet() {
  const t = useTranslations('layout');
  return (
    <div className="contents md:hidden">
      <Button
        type="button"
        popoverTarget={searchSheetId}
        aria-label={t('searchShop')}
        variant="ghost"
        size="icon"
        className="md:hidden"
      >
        <Icon icon={Search} className="size-6" />
      </Button>
      <div
        id={searchSheetId}
        popover="auto"
        data-slot="search-sheet"
        className="inset-x-0 top-0 bottom-auto w-full border-b-3 border-double bg-popover px-4 py-3 text-popover-foreground shadow-cover backdrop:bg-black/40"
      >
        <SearchForm className="mx-auto max-w-md" opens />
      </div>
    </div>
  );
}
