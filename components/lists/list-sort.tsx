import { useTranslations } from 'next-intl';
import { catalogueHref, defaultSort, sorts, type CatalogueFilters } from '@/lib/catalogue/filters';
import { cn } from '@/lib/utils';
import { ListLink } from './list-link';

/** The orders of a list, each a link to its first page. Phones have no room for the label. */
export function ListSort({ filters }: { filters: CatalogueFilters }) {
  const t = useTranslations('catalogue.sort');
  const chosen = filters.sort ?? defaultSort(filters);
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-sm">
      <span id="sort-title" className="text-muted-foreground max-sm:sr-only">
        {t('label')}
      </span>
      <ul aria-labelledby="sort-title" className="flex flex-wrap max-sm:-mx-2">
        {sorts
          .filter((sort) => sort !== 'relevance' || filters.q)
          .map((sort) => (
            <li key={sort}>
              <ListLink
                id={`sort-${sort}`}
                href={catalogueHref({ ...filters, sort, page: 1 })}
                aria-current={sort === chosen || undefined}
                className={cn(
                  'inline-flex min-h-9 items-center rounded-md px-2 underline-offset-6 hover:underline',
                  'data-pressed:font-bold data-pressed:text-primary data-pressed:underline data-pressed:decoration-2',
                  sort === chosen && 'font-bold text-primary underline decoration-2',
                )}
              >
                {t(sort)}
              </ListLink>
            </li>
          ))}
      </ul>
    </div>
  );
}
