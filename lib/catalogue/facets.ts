import type { useTranslations } from 'next-intl';
import {
  catalogueHref,
  facetNames,
  landingPaths,
  type CatalogueFilters,
  type FacetName,
  type LandingKind,
} from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';
import { inLocale } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';

const chipFacets = new Set<FacetName>(['grade', 'track', 'subject']);

/** Whether a filter, as one of those that most shoppers need, is in the row of chips too. */
export const isChipFacet = (facet: FacetName) => chipFacets.has(facet);

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
  /** The page of all values, if more of them than the choices have products here. */
  directory?: LandingKind;
};

/** The same list without one of its filters, on its first page. */
export function without(filters: CatalogueFilters, name: keyof CatalogueFilters): CatalogueFilters {
  const { [name]: _removed, ...rest } = filters;
  return { ...rest, page: 1 };
}

type FilterTexts = ReturnType<typeof useTranslations<'catalogue.filters'>>;

type Prices = Pick<Listing['facets']['price'][number], 'below'> & {
  from: number | null;
  /** The highest price, included. */
  to?: number | null;
};

/** Prices in pounds in words. */
export function priceName(t: FilterTexts, { from, below, to = null }: Prices): string {
  const end = below ?? to;
  if (end === null) return t('price.above', { from: from ?? 0 });
  if (from) return t('price.between', { from, below: end });
  return to === null ? t('price.below', { below: end }) : t('price.upTo', { to });
}

/** The name of a value in the page's language: from the messages if no table holds it. */
function namedChoices(t: FilterTexts, locale: Locale, facet: FacetName, facets: Listing['facets']) {
  switch (facet) {
    case 'grade':
      return facets.grade.map((entry) => ({ ...entry, name: t(`grade.${entry.value}`) }));
    case 'price':
      return facets.price.map((entry) => ({ ...entry, name: priceName(t, entry) }));
    case 'availability':
      return facets.availability.map((entry) => ({
        ...entry,
        name: t(`availability.${entry.value}`),
      }));
    case 'track':
    case 'subject':
    case 'category':
    case 'course':
    case 'level':
    case 'owner':
      return facets[facet].map((entry) => ({
        ...entry,
        name: inLocale(locale, entry.name, entry.name_en),
      }));
  }
}

const hasDirectory = (facet: FacetName): facet is LandingKind => facet in landingPaths;

/** The filters as links: every choice is the address of its list. */
export function listFacets(
  t: FilterTexts,
  locale: Locale,
  filters: CatalogueFilters,
  { facets, values }: Pick<Listing, 'facets' | 'values'>,
): Facet[] {
  return facetNames.map((facet) => {
    const rest = without(filters, facet);
    const entries = namedChoices(t, locale, facet, facets);
    const isPartial = hasDirectory(facet) && values[facet] > entries.length;
    return {
      facet,
      label: t(`${facet}.label`),
      all: {
        name: t(`${facet}.all`),
        href: catalogueHref(rest),
        ...(!filters[facet] && { selected: true }),
      },
      choices: entries.map(({ value, name, count }) => ({
        value,
        name,
        count,
        href: catalogueHref({ ...rest, [facet]: value }),
        ...(filters[facet] === value && { selected: true }),
      })),
      ...(isPartial && { directory: facet }),
    };
  });
}

/** What the filters select, e.g. “Third secondary, Physics”; empty without filters. */
export function selectionText(
  t: FilterTexts,
  locale: Locale,
  filters: CatalogueFilters,
  listing: Pick<Listing, 'facets' | 'values'>,
): string {
  const names = listFacets(t, locale, filters, listing).flatMap(({ choices }) =>
    choices.filter(({ selected }) => selected).map(({ name }) => name),
  );
  return names.join(locale === 'ar' ? '، ' : ', ');
}
