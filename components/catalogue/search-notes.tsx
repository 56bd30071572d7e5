import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { catalogueHref, type CatalogueFilters } from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';
import type { Locale } from '@/lib/i18n/locale';
import { ActiveFilter, type ActiveFilterProps } from './active-filter';
import type { Facet } from './facets';
import { ListLink } from './list-link';
import { noteValues, searchNotes } from './search-note-texts';

const readAsFilters = ['grade', 'track', 'course', 'level'] as const;

/** The words that were read as filters, each as a link to the search without it. The others become filters there. */
function understoodFilters(
  locale: Locale,
  filters: CatalogueFilters,
  { search }: Listing,
  facets: Facet[],
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

type SearchNotesProps = { filters: CatalogueFilters; listing: Listing; facets: Facet[] };

/** How a search was understood, if other than letter by letter. */
export function SearchNotes({ filters, listing, facets }: SearchNotesProps) {
  const t = useTranslations('catalogue.search');
  const locale = useLocale();
  const values = noteValues(filters, listing);
  const notes = searchNotes(listing);
  const understood = understoodFilters(locale, filters, listing, facets);
  if (notes.length === 0 && understood.length === 0) return null;
  const again = catalogueHref(locale, {
    // Other filters may be why the search, once corrected, finds nothing either.
    ...(listing.total > 0 ? filters : {}),
    q: values.corrected,
    page: 1,
  });
  return (
    <div className="mb-4 space-y-2">
      {notes.map((note) => (
        <p key={note}>
          {t.rich(note, {
            ...values,
            value: (chunks: ReactNode) => <bdi className="font-semibold">{chunks}</bdi>,
            again: (chunks: ReactNode) => (
              <ListLink id="search-again" href={again} className="inline-link">
                <bdi>{chunks}</bdi>
              </ListLink>
            ),
          })}
        </p>
      ))}
      {understood.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
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
        </div>
      )}
    </div>
  );
}
