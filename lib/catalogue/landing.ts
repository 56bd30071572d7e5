import { landingPaths, type CatalogueFilters, type LandingKind } from './filters';
import type { LandingEntry, Listing } from './listing';
import type { Names } from './names';

/** The page of a category, subject or owner. It always has products. */
export type Landing = { kind: LandingKind; entry: LandingEntry; page: number; listing: Listing };

/** A page of the names of all categories, subjects or owners. It always has names. */
export type DirectoryPage = { kind: LandingKind; page: number; names: Names };

/** The kind of landing page or directory for the first segment of an address; null if there is none. */
export function landingKindOf(segment: string): LandingKind | null {
  const kinds: LandingKind[] = ['category', 'subject', 'owner'];
  return kinds.find((kind) => landingPaths[kind] === segment) ?? null;
}

export function landingFilters(kind: LandingKind, slug: string, page: number): CatalogueFilters {
  return { [kind]: slug, page };
}
