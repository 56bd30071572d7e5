import { chance } from '../sample-catalogue/chance.ts';
import type { Entry } from '../sample-catalogue/types.ts';
import { lessonOf } from './lessons/index.ts';

export const pagesFolder = 'public/websites/shop/pages';

/** How many pages of a book can be looked at: three or none. Books of explanation always show some. */
function pageCount(entry: Entry): number {
  if (entry.kind === 'CRD' || !lessonOf(entry)) return 0;
  return entry.kind === 'EXP' || chance(entry.sku, 'look inside') < 0.45 ? 3 : 0;
}

/** The names of the files with a book's pages. */
export function pageFiles(entry: Entry): string[] {
  return Array.from(
    { length: pageCount(entry) },
    (_, place) => `${entry.sku}-${String(place + 1)}.webp`,
  );
}
