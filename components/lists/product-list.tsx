import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { cardProduct } from '@/lib/catalogue/card-product';
import { booksId } from '@/components/catalogue/list-anchors';
import { ProductCard } from '@/components/catalogue/product-card';
import { ProductGrid } from '@/components/catalogue/product-grid';
import { PrefetchWhenIdle } from '@/components/navigation/prefetch-when-idle';
import { catalogueHref, type CatalogueFilters } from '@/lib/catalogue/filters';
import type { LandingEntry, Listing } from '@/lib/catalogue/listing';
import { inAdvance } from '@/lib/navigation/connection';
import { EmptyList } from './empty-list';
import { isChipFacet, listFacets } from '@/lib/catalogue/facets';
import { FilterButton } from './filter-button';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { ListPagination } from './list-pagination';
import { ListResults } from './list-results';
import { ListSection } from './list-section';
import { ListSummary } from './list-summary';
import './lists.css';
import { SearchedFilters } from './search-box';
import { spokenNote } from './search-note-texts';

/** The values of each filter with the most books. */
const mostChips = 6;

/** Two rows on a phone, one on a desktop. */
const booksBeforeInsert = 4;

// On phones it stays below the header while the books are in view, unless large letters give the header two lines.
const barClass =
  'z-bar top-(--header-height) -mx-(--page-margin) mt-2 flex flex-wrap items-center bg-background ps-(--page-margin) xs:tall:sticky lg:hidden';

type ProductListProps = {
  filters: CatalogueFilters;
  listing: Listing;
  /** How many covers are visible initially: none below a hero, some directly below a list's h1. */
  eagerCovers?: number;
  /** Shown among the books after the first few, over the whole width. */
  insert?: ReactNode;
  /** The page's heading names the only filter: a category, a subject or an owner. */
  isLanding?: boolean;
  /** Offered if no book is found. */
  subjects?: LandingEntry[];
};

/** Search, filters, products and pagination, as shared by all lists. The page provides the h1. */
export function ProductList({
  filters,
  listing,
  eagerCovers = 0,
  insert,
  isLanding = false,
  subjects = [],
}: ProductListProps) {
  const t = useTranslations('catalogue');
  const locale = useLocale();
  const { products, total } = listing;
  // Directly below a list's own h1, the second heading is for screen readers only.
  const leads = eagerCovers > 0;
  const placeBefore = Math.min(booksBeforeInsert, products.length) - 1;
  const facets = listFacets(useTranslations('catalogue.filters'), locale, filters, listing);
  const panelId = `filters-${catalogueHref(filters)}`;
  return (
    <ListSection
      className={`group/list shell ${leads ? 'mt-1 sm:mt-3' : 'mt-8'}`}
      status={[spokenNote(t, filters, listing), t('resultCount', { count: total })]
        .filter(Boolean)
        .join(' ')}
    >
      <h2
        id={booksId}
        tabIndex={-1}
        className={leads ? 'sr-only' : 'mb-3 text-2xl font-bold outline-none'}
      >
        {t('books')}
      </h2>
      <SearchedFilters filters={filters} />
      {leads && <PrefetchWhenIdle paths={inAdvance(products)} />}
      <div data-slot="filter-bar" className={barClass}>
        <FilterButton
          panelId={panelId}
          chosen={facets.filter(({ facet }) => filters[facet]).length}
        />
        <FilterChips
          label={t('filters.quick')}
          removeLabel={t('filters.remove')}
          facets={facets
            .filter(({ facet }) => isChipFacet(facet))
            .map(({ facet, all, choices }) => ({
              facet,
              all,
              // A value that all books of the list have would change nothing.
              choices: choices.filter(
                ({ count, selected }, index) => selected ?? (index < mostChips && count < total),
              ),
            }))}
        />
      </div>
      <div className="mt-2 lg:mt-6 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
        <FilterPanel id={panelId} filters={filters} facets={facets} total={total} />
        <div>
          <ListSummary filters={filters} listing={listing} facets={facets} isLanding={isLanding} />
          <ListResults>
            {products.length > 0 ? (
              <ProductGrid>
                {products.map((each, index) => (
                  <Fragment key={each.sku}>
                    <ProductCard
                      {...cardProduct(each, locale)}
                      {...(index < eagerCovers && { eager: true })}
                    />
                    {insert && index === placeBefore && (
                      <li className="col-span-full min-w-0 empty:hidden">{insert}</li>
                    )}
                  </Fragment>
                ))}
              </ProductGrid>
            ) : (
              <EmptyList subjects={subjects} />
            )}
          </ListResults>
          <ListPagination filters={filters} total={total} />
        </div>
      </div>
    </ListSection>
  );
}
