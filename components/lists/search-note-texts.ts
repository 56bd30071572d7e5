import type { useTranslations } from 'next-intl';
import type { CatalogueFilters } from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';

type SearchNote = 'corrected' | 'didYouMean' | 'near';

/** What there is to say about how a search was answered; nothing if its books have what was typed. */
export function searchNotes({ search, total }: Pick<Listing, 'search' | 'total'>): SearchNote[] {
  if (!search) return [];
  const notes: SearchNote[] = [];
  if (search.corrected) notes.push(total > 0 ? 'corrected' : 'didYouMean');
  if (search.near && total > 0) notes.push('near');
  return notes;
}

/** The values of their texts. */
export const noteValues = ({ q }: CatalogueFilters, { search }: Pick<Listing, 'search'>) => ({
  typed: q ?? '',
  corrected: search?.corrected ?? '',
});

/** The notes as plain texts, for screen readers. */
export function spokenNotes(
  t: ReturnType<typeof useTranslations<'catalogue'>>,
  filters: CatalogueFilters,
  listing: Pick<Listing, 'search' | 'total'>,
): string[] {
  const plain = (chunks: string) => chunks;
  return searchNotes(listing).map((note) =>
    t.markup(`search.${note}`, { ...noteValues(filters, listing), value: plain, again: plain }),
  );
}
