import { useTranslations } from 'next-intl';
import type { CatalogueFilters } from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';
import { cn } from '@/lib/utils';
import { ActiveFilters } from './active-filters';
import type { Facet } from '@/lib/catalogue/facets';
import { ListSort } from './list-sort';
import { ReadFilters } from './read-filters';
import { SearchNote } from './search-note';

type ListSummaryProps = {
  filters: CatalogueFilters;
  listing: Listing;
  facets: Facet[];
  /** The page's heading names the only filter; phones have no space to repeat it. */
  isLanding: boolean;
};

/** Above the books of a list: how the search was interpreted, the number of books, the order and the filters. */
export function ListSummary({ filters, listing, facets, isLanding }: ListSummaryProps) {
  const t = useTranslations('catalogue');
  const { total } = listing;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b pb-1.5 transition-opacity in-aria-busy:opacity-60">
      <SearchNote filters={filters} listing={listing} />
      <p className="font-semibold text-muted-foreground tabular-nums">
        {t('resultCount', { count: total })}
      </p>
      {total > 1 && <ListSort filters={filters} />}
      <div
        className={cn(
          'flex basis-full flex-wrap items-center gap-x-2 gap-y-1.5 empty:hidden',
          isLanding && 'max-sm:hidden',
        )}
      >
        <ReadFilters filters={filters} listing={listing} facets={facets} />
        <ActiveFilters filters={filters} facets={facets} />
      </div>
    </div>
  );
}
