import type { CatalogueFilters } from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';
import { inLocale } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { ActiveFilters } from './active-filters';
import { EmptyList } from './empty-list';
import { listFacets } from './facets';
import { FilterPanel } from './filter-panel';
import { KeepPlace } from './keep-place';
import { booksId } from './list-anchors';
import { ListPagination } from './list-pagination';
import { ProductGrid } from './product-grid';
import { ResultCount } from './result-count';
import { SearchBox } from './search-box';

type ProductListProps = {
  locale: Locale;
  filters: CatalogueFilters;
  listing: Listing;
  /** How many covers are in the first screen: none below a hero, some right under the h1 of a list. */
  eagerCovers?: number;
};

/** Search, filters, products and pages: the part that every list of the shop shares. The page has the h1. */
export function ProductList({ locale, filters, listing, eagerCovers = 0 }: ProductListProps) {
  const t = getTranslator(locale, 'catalogue');
  const { products, total } = listing;
  // Right under a list's own h1 a second heading is for screen readers only.
  const leads = eagerCovers > 0;
  const facets = listFacets(locale, filters, listing.facets);
  const [product] = products;
  const subjectName = product && inLocale(locale, product.subject_name, product.subject_name_en);
  return (
    <section aria-labelledby={booksId} className={`group/list shell ${leads ? 'mt-5' : 'mt-12'}`}>
      <h2
        id={booksId}
        tabIndex={-1}
        className={leads ? 'sr-only' : 'text-2xl font-bold outline-none'}
      >
        {t('books')}
      </h2>
      <div className="mt-3">
        <SearchBox locale={locale} filters={filters} />
      </div>
      <div className="mt-4 gap-10 lg:mt-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <FilterPanel locale={locale} facets={facets} />
        <div className="mt-5 transition-opacity group-aria-busy/list:opacity-60 lg:mt-0">
          <div className="mb-5 flex min-h-10 flex-wrap items-center gap-x-6 gap-y-2">
            <ResultCount locale={locale} count={total} query={filters.q} />
            <ActiveFilters
              locale={locale}
              filters={filters}
              facets={facets}
              {...(subjectName && { subjectName })}
            />
          </div>
          {products.length > 0 ? (
            <ProductGrid locale={locale} products={products} eagerCovers={eagerCovers} />
          ) : (
            <EmptyList locale={locale} />
          )}
          <ListPagination locale={locale} filters={filters} total={total} />
        </div>
      </div>
      <KeepPlace key={JSON.stringify(filters)} status={t('resultCount', { count: total })} />
    </section>
  );
}
