import 'server-only';
import { decodeSegment } from '@/lib/decode-segment';
import { getDirectory, getListing } from './catalogue.server';
import { landingPaths } from './filters';
import { findLanding, landingFilters, landingKindOf, type Landing } from './landing';

/** The segments of a landing page's internal address; `kind` is `categories`, `subjects` or `owners`. */
type LandingSegments = { kind: string; slug: string; page: string };

/** A landing page's entry and list; null if there is no product on this page. */
export async function readLanding(segments: LandingSegments): Promise<Landing | null> {
  const kind = landingKindOf(segments.kind);
  const slug = decodeSegment(segments.slug);
  const page = Number(segments.page);
  if (!kind || !slug || !Number.isSafeInteger(page) || page < 1) return null;
  const entry = findLanding(await getDirectory(), kind, slug);
  if (!entry) return null;
  const listing = await getListing(landingFilters(kind, entry.slug, page));
  return listing.products.length > 0 ? { kind, entry, page, listing } : null;
}

/** One landing page of each kind to render at build time; the others are rendered on their first request. */
export async function anyLandings(): Promise<LandingSegments[]> {
  const directory = await getDirectory();
  return Object.values(landingPaths).map((kind) => ({
    kind,
    slug: directory[kind][0]?.slug ?? '-',
    page: '1',
  }));
}
