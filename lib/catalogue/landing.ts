import { landingPaths, type CatalogueFilters, type LandingKind } from './filters';
import type { Directory, LandingEntry, Listing } from './listing';

/** The page of a category, subject or owner. It always has products. */
export type Landing = { kind: LandingKind; entry: LandingEntry; page: number; listing: Listing };

/** The kind of landing page for the first segment of an address; null if there is none. */
export function landingKindOf(segment: string): LandingKind | null {
  const kinds: LandingKind[] = ['category', 'subject', 'owner'];
  return kinds.find((kind) => landingPaths[kind] === segment) ?? null;
}

/** The entry of a landing page; null if no product belongs to this slug. */
export function findLanding(
  directory: Directory,
  kind: LandingKind,
  slug: string,
): LandingEntry | null {
  return directory[landingPaths[kind]].find((entry) => entry.slug === slug) ?? null;
}

export function landingFilters(kind: LandingKind, slug: string, page: number): CatalogueFilters {
  return { [kind]: slug, page };
}
