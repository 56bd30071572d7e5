import type { Listing, SubjectEntry } from '@/lib/catalogue/listing';
import { inLocale } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/i18n/locale';

export type SubjectGroup = {
  /** The slugs of its tracks; empty if it is for every track. */
  id: string;
  /** The names of its tracks, e.g. “Scientific and Mathematics”; empty if it is for every track. */
  name: string;
  subjects: SubjectEntry[];
};

type Tracks = Listing['facets']['track'];

/** The tracks that a subject is for; none if it is for every track. */
function tracksOf(subject: SubjectEntry, tracks: Tracks): Tracks {
  const own = tracks.filter(({ value }) => subject.tracks.includes(value));
  return own.length === tracks.length ? [] : own;
}

/**
 * Subjects by their tracks: those for every track first, then those that tracks share. Keeps the order within a group.
 */
export function groupByTrack(
  locale: Locale,
  subjects: SubjectEntry[],
  tracks: Tracks,
): SubjectGroup[] {
  const names = new Intl.ListFormat(locale, { type: 'conjunction' });
  const groups = new Map<string, { own: Tracks; subjects: SubjectEntry[] }>();
  for (const subject of subjects) {
    const own = tracksOf(subject, tracks);
    const id = own.map(({ value }) => value).join(' ');
    const group = groups.get(id) ?? { own, subjects: [] };
    group.subjects.push(subject);
    groups.set(id, group);
  }
  const places = new Map(tracks.map(({ value }, place) => [value, place]));
  const rank = ({ own: [first, ...others] }: { own: Tracks }) =>
    first ? (tracks.length - others.length) * tracks.length + (places.get(first.value) ?? 0) : -1;
  return [...groups]
    .sort(([, one], [, other]) => rank(one) - rank(other))
    .map(([id, { own, subjects: members }]) => ({
      id,
      name: names.format(own.map((track) => inLocale(locale, track.name, track.name_en))),
      subjects: members,
    }));
}
