import { useLocale, useTranslations } from 'next-intl';
import { catalogueHref, type CatalogueFilters } from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';
import type { Locale } from '@/lib/i18n/locale';
import { ActiveFilter, type ActiveFilterProps } from './active-filter';
import type { Facet } from './facets';

const readAsFilters = ['grade', 'track', 'course', 'level', 'price'] as const;

type ReadFiltersProps = { filters: CatalogueFilters; listing: Listing; facets: Facet[] };

function understoodFilters(
  locale: Locale,
  { filters, listing: { search }, facets }: ReadFiltersProps,
): ActiveFilterProps[] {
  if (!search) return [];
  const { q: _typed, ...rest } = filters;
  const words = search.words.join(' ');
  return readAsFilters.flatMap((facet) => {
    const value = search.understood[facet];
    if (!value || filters[facet]) return [];
    const { [facet]: _removed, ...others } = search.understood;
    const { label, choices } = facets.find((each) => each.facet === facet) ?? {};
    return {
      id: `without-read-${facet}`,
      label: label ?? facet,
      value: choices?.find((choice) => choice.value === value)?.name ?? value,
      href: catalogueHref(locale, { ...rest, ...others, ...(words && { q: words }), page: 1 }),
    };
  });
}

/** The words that were read as filters, each as a link to the search without it. The others become filters there. */
export function ReadFilters(props: ReadFiltersProps) {
  const t = useTranslations('catalogue.search');
  const understood = understoodFilters(useLocale(), props);
  if (understood.length === 0) return null;
  return (
    <>
      <span id="read-as-filters" className="text-sm text-muted-foreground">
        {t('understood')}
      </span>
      <ul aria-labelledby="read-as-filters">
        {understood.map((filter) => (
          <li key={filter.id}>
            <ActiveFilter {...filter} />
          </li>
        ))}
      </ul>
    </>
  );
}
