import type { CatalogueFilters, LandingKind } from './filters';
import type { Directory, LandingEntry } from './listing';

const directoryKeys = { category: 'categories', subject: 'subjects', owner: 'owners' } as const;

export function landingEntries(directory: Directory, kind: LandingKind): LandingEntry[] {
  return directory[directoryKeys[kind]];
}

/** The entry of a landing page; null when nothing with this slug has a product. */
export function findLanding(
  directory: Directory,
  kind: LandingKind,
  slug: string,
): LandingEntry | null {
  return landingEntries(directory, kind).find((entry) => entry.slug === slug) ?? null;
}

export function landingFilters(kind: LandingKind, slug: string, page: number): CatalogueFilters {
  return { [kind]: slug, page };
}
