import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { NotFoundStatus } from '@/components/feedback/not-found-status';
import type { LandingKind } from '@/lib/catalogue/filters';
import { landingFilters } from '@/lib/catalogue/landing';
import type { LandingEntry, Listing } from '@/lib/catalogue/listing';
import { inLocale } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { LandingHeader } from './landing-header';
import { ProductList } from './product-list';

type LandingPageProps = {
  locale: Locale;
  kind: LandingKind;
  /** Null where no product is left to land on. */
  landing: { entry: LandingEntry; page: number; listing: Listing } | null;
};

/** The page of one category, subject or owner. */
export function LandingPage({ locale, kind, landing }: LandingPageProps) {
  if (!landing) {
    return (
      <>
        <NotFoundScreen />
        <NotFoundStatus />
      </>
    );
  }
  const { entry, page, listing } = landing;
  const t = getTranslator(locale, 'seo');
  const name = inLocale(locale, entry.name, entry.name_en);
  const title = t(`${kind}.title`, { name });
  return (
    <>
      <LandingHeader
        locale={locale}
        title={title}
        text={t(`${kind}.description`, { name, count: entry.count })}
      />
      <ProductList
        locale={locale}
        filters={landingFilters(kind, entry.slug, page)}
        listing={listing}
        eagerCovers={4}
      />
    </>
  );
}
