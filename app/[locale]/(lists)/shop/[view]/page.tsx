import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProductList } from '@/components/catalogue/product-list';
import { LandingHeader } from '@/components/catalogue/landing-header';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { NotFoundStatus } from '@/components/feedback/not-found-status';
import { getListing } from '@/lib/catalogue/catalogue.server';
import { parseView } from '@/lib/catalogue/view';
import { routeLocale } from '@/lib/i18n/route-locale';
import { notFoundMetadata, shopMetadata } from '@/lib/seo/list-metadata';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/shop/[view]'>;

export function generateStaticParams() {
  return [{ view: 'availability=available' }];
}

/** Null for a page beyond the last, which has no product. */
async function readView(params: Props['params']) {
  const filters = parseView((await params).view);
  if (!filters) return null;
  const listing = await getListing(filters);
  return listing.products.length === 0 && filters.page > 1 ? null : { filters, listing };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const view = await readView(params);
  return view ? shopMetadata(locale, view.filters) : notFoundMetadata;
}

/** A filtered list, or one of its further pages. The middleware rewrites `/shop` to it, see `lib/catalogue/view`. */
export default async function ShopViewPage({ params }: Props) {
  const view = await readView(params);
  if (!view) {
    return (
      <>
        <NotFoundScreen />
        <NotFoundStatus />
      </>
    );
  }
  const t = await getTranslations('catalogue');
  return (
    <>
      <LandingHeader title={t('title')} />
      <ProductList {...view} eagerCovers={4} />
    </>
  );
}
