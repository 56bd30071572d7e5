import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { inlineLink } from '@/components/navigation/link-styles';
import { catalogueHref, type CatalogueFilters } from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';
import { ListLink } from './list-link';
import { noteValues, searchNote } from './search-note-texts';

type SearchNoteProps = { filters: CatalogueFilters; listing: Listing };

/** How a search was interpreted, if not literally. */
export function SearchNote({ filters, listing }: SearchNoteProps) {
  const t = useTranslations('catalogue.search');
  const values = noteValues(filters, listing);
  const again = catalogueHref({
    // The corrected search may find nothing because of other filters.
    ...(listing.total > 0 ? filters : {}),
    q: values.corrected,
    page: 1,
  });
  const note = searchNote(listing);
  if (!note) return null;
  return (
    <p className="basis-full">
      {t.rich(note, {
        ...values,
        value: (chunks: ReactNode) => <bdi className="font-semibold">{chunks}</bdi>,
        again: (chunks: ReactNode) => (
          <ListLink id="search-again" href={again} className={inlineLink}>
            <bdi>{chunks}</bdi>
          </ListLink>
        ),
      })}
    </p>
  );
}
