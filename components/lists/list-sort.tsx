import { useLocale, useTranslations } from 'next-intl';
import { catalogueHref, defaultSort, sorts, type CatalogueFilters } from '@/lib/catalogue/filters';
import { ListLink } from './list-link';

/** The orders of a list, each a link to its first page. Phones have no room for the label. */
export function ListSort({ filters }: { filters: CatalogueFilters }) {
  const t = useTranslations('catalogue.sort');
  const locale = useLocale();
  const chosen = filters.sort ?? defaultSort(filters);
  return (
    <div className="list-sort">
      <span id="sort-title" className="max-sm:sr-only">
        {t('label')}
      </span>
      <ul aria-labelledby="sort-title">
        {sorts
          .filter((sort) => sort !== 'relevance' || filters.q)
          .map((sort) => (
            <li key={sort}>
              <ListLink
                id={`sort-${sort}`}
                href={catalogueHref(locale, { ...filters, sort, page: 1 })}
                aria-current={sort === chosen || undefined}
              >
                {t(sort)}
              </ListLink>
            </li>
          ))}
      </ul>
    </div>
  );
}
