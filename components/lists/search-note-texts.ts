import type { useTranslations } from 'next-intl';
import type { CatalogueFilters } from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';

type SearchNote = 'corrected' | 'correctedNear' | 'didYouMean' | 'near';

/** How a search was interpreted; undefined if its books match the text as typed. */
export function searchNote({
  search,
  total,
}: Pick<Listing, 'search' | 'total'>): SearchNote | null {
  if (!search) return null;
  if (total === 0) return search.corrected ? 'didYouMean' : null;
  if (search.corrected) return search.near ? 'correctedNear' : 'corrected';
  return search.near ? 'near' : null;
}

/** The values of its text. */
export const noteValues = ({ q }: CatalogueFilters, { search }: Pick<Listing, 'search'>) => ({
  typed: q ?? '',
  corrected: search?.corrected ?? '',
});

/** The note as a plain text, for screen readers. */
export function spokenNote(
  t: ReturnType<typeof useTranslations<'catalogue'>>,
  filters: CatalogueFilters,
  listing: Pick<Listing, 'search' | 'total'>,
): string | null {
  const plain = (chunks: string) => chunks;
  const note = searchNote(listing);
  return (
    note &&
    t.markup(`search.${note}`, { ...noteValues(filters, listing), value: plain, again: plain })
  );
}
