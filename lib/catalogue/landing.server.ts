import 'server-only';
import { decodeSegment } from '@/lib/decode-segment';
import type { Locale } from '@/lib/i18n/locale';
import { getDirectory, getLandingEntry, getListing, getNames } from './catalogue.server';
import { landingPaths, parseFilters } from './filters';
import { landingFilters, landingKindOf, type DirectoryPage, type Landing } from './landing';

/** The segments of a landing page's internal address; `kind` is `categories`, `subjects` or `owners`. */
type LandingSegments = { kind: string; slug: string; page: string };

/** A landing page's entry and list; null if there is no product on this page. */
export async function readLanding(segments: LandingSegments): Promise<Landing | null> {
  const kind = landingKindOf(segments.kind);
  const page = parsePage(segments.page);
  if (!kind || !page) return null;
  const slug = parseFilters({ [kind]: decodeSegment(segments.slug) ?? '' })[kind];
  if (!slug) return null;
  const entry = await getLandingEntry(kind, slug);
  if (!entry) return null;
  const listing = await getListing(landingFilters(kind, entry.slug, page));
  return listing.products.length > 0 ? { kind, entry, page, listing } : null;
}

function parsePage(segment: string): number | null {
  const page = Number(segment);
  return Number.isSafeInteger(page) && page > 0 ? page : null;
}

/** The segments of a directory's internal address. */
type DirectorySegments = { kind: string; page: string };

/** One page of the names of a kind; null if there is none on this page. */
export async function readDirectoryPage(
  segments: DirectorySegments,
  locale: Locale,
): Promise<DirectoryPage | null> {
  const kind = landingKindOf(segments.kind);
  const page = parsePage(segments.page);
  if (!kind || !page) return null;
  const names = await getNames(kind, locale, page);
  return names.entries.length > 0 ? { kind, page, names } : null;
}

/** The first page of each directory, to render at build time. */
export function firstDirectoryPages(): DirectorySegments[] {
  return Object.values(landingPaths).map((kind) => ({ kind, page: '1' }));
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
