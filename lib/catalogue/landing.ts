import { landingPaths, type CatalogueFilters, type LandingKind } from './filters';
import type { Directory, LandingEntry, Listing } from './listing';

/** A category's, subject's or owner's page as it is shown: never without products. */
export type Landing = { kind: LandingKind; entry: LandingEntry; page: number; listing: Listing };

/** What the first segment of a landing page's address stands for; null when it is none. */
export function landingKindOf(segment: string): LandingKind | null {
  const kinds: LandingKind[] = ['category', 'subject', 'owner'];
  return kinds.find((kind) => landingPaths[kind] === segment) ?? null;
}

/** The entry of a landing page; null when nothing with this slug has a product. */
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
