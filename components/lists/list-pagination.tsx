import { PageLinks } from '@/components/catalogue/page-links';
import { catalogueHref, pageSize, type CatalogueFilters } from '@/lib/catalogue/filters';
import { ListLink } from './list-link';

type ListPaginationProps = { filters: CatalogueFilters; total: number };

export function ListPagination({ filters, total }: ListPaginationProps) {
  return (
    <PageLinks
      page={filters.page}
      pages={Math.ceil(total / pageSize)}
      link={(page, parts) => (
        <ListLink href={catalogueHref({ ...filters, page })} toTop {...parts} />
      )}
    />
  );
}
