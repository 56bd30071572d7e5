import type { Metadata } from 'next';
import { selectionText } from '@/lib/catalogue/facets';
import { ProductList } from '@/components/lists/product-list';
import { LandingHeader } from '@/components/lists/landing-header';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { NotFoundStatus } from '@/components/feedback/not-found-status';
import { ClientMessages } from '@/components/layout/client-messages';
import { getListing } from '@/lib/catalogue/catalogue.server';
import { parseView } from '@/lib/catalogue/view';
import type { Locale } from '@/lib/i18n/locale';
import { routeLocale } from '@/lib/i18n/route-locale';
import { getTranslator } from '@/lib/i18n/translator';
import { listTitle, notFoundMetadata, shopMetadata } from '@/lib/seo/list-metadata';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/shop/[view]'>;

export function generateStaticParams() {
  return [{ view: 'availability=available' }];
}

/** Null for a page beyond the last, which has no product. */
async function readView(params: Props['params'], locale: Locale) {
  const filters = parseView((await params).view);
  if (!filters) return null;
  const listing = await getListing(filters);
  if (listing.products.length === 0 && filters.page > 1) return null;
  const t = getTranslator(locale, 'catalogue.filters');
  return { filters, listing, selection: selectionText(t, locale, filters, listing) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const view = await readView(params, locale);
  return view ? shopMetadata(locale, view.filters, view.selection) : notFoundMetadata;
}

/** A filtered list, or one of its further pages. The middleware rewrites `/shop` to it, see `lib/catalogue/view`. */
export default async function ShopViewPage({ params }: Props) {
  const locale = await routeLocale(params);
  const view = await readView(params, locale);
  if (!view) {
    return (
      <>
        <NotFoundScreen />
        <NotFoundStatus />
      </>
    );
  }
  const { filters, listing, selection } = view;
  return (
    <>
      <LandingHeader title={listTitle(locale, filters, selection)} />
      <ClientMessages namespaces={['facetSearch']}>
        <ProductList filters={filters} listing={listing} eagerCovers={4} />
      </ClientMessages>
    </>
  );
}
