import { useTranslations } from 'next-intl';
import { catalogueHref, type CatalogueFilters } from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';
import { ActiveFilter, type ActiveFilterProps } from './active-filter';
import { priceName, type Facet } from '@/lib/catalogue/facets';

const readAsFilters = ['grade', 'track', 'course', 'level', 'price'] as const;

type ReadFiltersProps = { filters: CatalogueFilters; listing: Listing; facets: Facet[] };

function useUnderstoodFilters(props: ReadFiltersProps): ActiveFilterProps[] {
  const t = useTranslations('catalogue.filters');
  const { filters, facets } = props;
  const { search } = props.listing;
  if (!search) return [];
  const { q: _typed, ...rest } = filters;
  const { limits, ...understood } = search.understood;
  /** The address of the rest of the search. Price limits remain words, because addresses have no parameter for them. */
  const href = (others: typeof understood, ...words: string[]) => {
    const q = [...search.words, ...words].join(' ');
    return catalogueHref({ ...rest, ...others, ...(q && { q }), page: 1 });
  };
  const read = readAsFilters.flatMap((facet) => {
    const value = understood[facet];
    if (!value || filters[facet]) return [];
    const { [facet]: _removed, ...others } = understood;
    const { label, choices } = facets.find((each) => each.facet === facet) ?? {};
    return {
      id: `without-read-${facet}`,
      label: label ?? facet,
      value: choices?.find((choice) => choice.value === value)?.name ?? value,
      href: href(others, ...(limits ? [limits.words] : [])),
    };
  });
  if (!limits) return read;
  const prices = { label: t('price.label'), value: priceName(t, limits), href: href(understood) };
  return [...read, { id: 'without-read-limits', ...prices }];
}

/** The words that were read as filters, each as a link to the search without it. The others become filters there. */
export function ReadFilters(props: ReadFiltersProps) {
  const t = useTranslations('catalogue.search');
  const understood = useUnderstoodFilters(props);
  if (understood.length === 0) return null;
  return (
    <>
      <span id="read-as-filters" className="text-sm text-muted-foreground">
        {t('understood')}
      </span>
      <ul aria-labelledby="read-as-filters" className="contents">
        {understood.map((filter) => (
          <li key={filter.id}>
            <ActiveFilter {...filter} />
          </li>
        ))}
      </ul>
    </>
  );
}
