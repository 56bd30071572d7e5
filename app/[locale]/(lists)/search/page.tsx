import type { Metadata } from 'next';
import { unstable_rethrow } from 'next/navigation';
import { selectionText } from '@/lib/catalogue/facets';
import { LandingHeader } from '@/components/lists/landing-header';
import { ProductList } from '@/components/lists/product-list';
import { SearchMiss } from '@/components/lists/search-miss';
import { SearchFailure } from '@/components/lists/search-failure';
import { ClientMessages } from '@/components/layout/client-messages';
import { getDirectory } from '@/lib/catalogue/catalogue.server';
import { parseFilters, type CatalogueFilters } from '@/lib/catalogue/filters';
import type { LandingEntry, Listing } from '@/lib/catalogue/listing';
import { readListing } from '@/lib/catalogue/queries';
import { routeLocale } from '@/lib/i18n/route-locale';
import { getTranslator } from '@/lib/i18n/translator';
import { listTitle, shopMetadata } from '@/lib/seo/list-metadata';
import { publicClient } from '@/lib/supabase/public-client.server';

// Each search is rendered on request, and there is nothing to show before its result.
export const instant = false;

const mostSubjects = 8;

type Props = PageProps<'/[locale]/search'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return shopMetadata(await routeLocale(params), parseFilters(await searchParams));
}

/** `'failed'` if the backend is unreachable. An error thrown here could no longer be shown without scripts. */
async function search(filters: CatalogueFilters): Promise<Listing | 'failed'> {
  try {
    return await readListing(publicClient, filters);
  } catch (error) {
    unstable_rethrow(error);
    console.error(error);
    return 'failed';
  }
}

/** The first page of a search that found nothing, or only some of the words. */
const isMiss = ({ page }: CatalogueFilters, { search, total }: Listing) =>
  page === 1 && search != null && (search.near || total === 0);

/** The page is still useful without the subjects. */
async function subjectsToOffer(listing: Listing): Promise<LandingEntry[]> {
  if (listing.products.length > 0) return [];
  const { subjects } = await getDirectory().catch(() => ({ subjects: [] }));
  return subjects.slice(0, mostSubjects);
}

/** A list that is not cached: a search, or filters without products. The middleware rewrites `/shop` to it. */
export default async function SearchPage({ params, searchParams }: Props) {
  const locale = await routeLocale(params);
  const filters = parseFilters(await searchParams);
  const listing = await search(filters);
  const t = getTranslator(locale, 'catalogue.filters');
  const selection = listing === 'failed' ? '' : selectionText(t, locale, filters, listing);
  return (
    <>
      <LandingHeader title={listTitle(locale, filters, selection)} />
      {listing === 'failed' ? (
        <SearchFailure filters={filters} />
      ) : (
        <ClientMessages namespaces={['facetSearch']}>
          {filters.q && isMiss(filters, listing) && <SearchMiss query={filters.q} />}
          <ProductList
            filters={filters}
            listing={listing}
            eagerCovers={4}
            subjects={await subjectsToOffer(listing)}
          />
        </ClientMessages>
      )}
    </>
  );
}
