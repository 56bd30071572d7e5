import type { useTranslations } from 'next-intl';
import {
  catalogueHref,
  facetNames,
  type CatalogueFilters,
  type FacetName,
} from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';
import { inLocale } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';

export type FacetChoice = {
  value: string;
  name: string;
  /** The number of products that it would show. */
  count: number;
  href: string;
  selected?: true;
};

export type Facet = {
  facet: FacetName;
  label: string;
  /** The choice without a filter. */
  all: { name: string; href: string; selected?: true };
  choices: FacetChoice[];
};

/** The same list without one of its filters, on its first page. */
export function without(filters: CatalogueFilters, name: keyof CatalogueFilters): CatalogueFilters {
  const { [name]: _removed, ...rest } = filters;
  return { ...rest, page: 1 };
}

/** The five filters as links: every choice is the address of its list. */
export function listFacets(
  t: ReturnType<typeof useTranslations<'catalogue.filters'>>,
  locale: Locale,
  filters: CatalogueFilters,
  facets: Listing['facets'],
): Facet[] {
  return facetNames.map((facet) => {
    const rest = without(filters, facet);
    const entries =
      facet === 'availability'
        ? facets.availability.map((entry) => ({ ...entry, name: t(`availability.${entry.value}`) }))
        : facets[facet].map((entry) => ({
            ...entry,
            name: inLocale(locale, entry.name, entry.name_en),
          }));
    return {
      facet,
      label: t(`${facet}.label`),
      all: {
        name: t(`${facet}.all`),
        href: catalogueHref(locale, rest),
        ...(!filters[facet] && { selected: true }),
      },
      choices: entries.map(({ value, name, count }) => ({
        value,
        name,
        count,
        href: catalogueHref(locale, { ...rest, [facet]: value }),
        ...(filters[facet] === value && { selected: true }),
      })),
    };
  });
}
