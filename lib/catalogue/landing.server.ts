import 'server-only';
import { decodeSegment } from '@/lib/http/decode-segment';
import { getDirectory, getListing } from './catalogue.server';
import type { LandingKind } from './filters';
import { findLanding, landingEntries, landingFilters } from './landing';

/** A landing page's entry and list; null when it has no product on this page. `slug` as in the address. */
export async function readLanding(kind: LandingKind, slug: string, page: number) {
  const name = decodeSegment(slug);
  const entry = name && findLanding(await getDirectory(), kind, name);
  if (!entry) return null;
  const listing = await getListing(landingFilters(kind, entry.slug, page));
  return listing.products.length > 0 ? { entry, page, listing } : null;
}

/** One landing page to build beforehand; the others are made when first asked for. */
export async function anyLandingSlug(kind: LandingKind): Promise<string> {
  const [entry] = landingEntries(await getDirectory(), kind);
  return entry?.slug ?? '-';
}
