import { useTranslations } from 'next-intl';
import type { CatalogueFilters } from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';
import { ActiveFilters } from './active-filters';
import type { Facet } from './facets';
import { ListSort } from './list-sort';
import { ReadFilters } from './read-filters';
import { SearchNote } from './search-note';

type ListSummaryProps = { filters: CatalogueFilters; listing: Listing; facets: Facet[] };

/** What is to be said about a list before its books: how a search was understood, the number, the order, the filters. */
export function ListSummary({ filters, listing, facets }: ListSummaryProps) {
  const t = useTranslations('catalogue');
  const { total } = listing;
  return (
    <div className="list-summary">
      <SearchNote filters={filters} listing={listing} />
      <p className="list-count">{t('resultCount', { count: total })}</p>
      {total > 1 && <ListSort filters={filters} />}
      <div className="list-filters">
        <ReadFilters filters={filters} listing={listing} facets={facets} />
        <ActiveFilters filters={filters} facets={facets} />
      </div>
    </div>
  );
}
