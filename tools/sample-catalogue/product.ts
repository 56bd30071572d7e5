import { pageFiles } from '../pages/selection.ts';
import { createdAt, editionYear } from './calendar.ts';
import { chance } from './chance.ts';
import { describe, type Rotation } from './description.ts';
import { isbnOf } from './isbn.ts';
import { kinds } from './kinds.ts';
import { pagesOf, priceOf, stockOf } from './shop-terms.ts';
import { specificationsOf, type Specification } from './specifications.ts';
import type { Entry, Pair, SeriesKind, Track } from './types.ts';
import { fill, ownerOfEntry } from './wording.ts';

const termSuffixes: Readonly<Record<Entry['term'], Pair>> = {
  'first-term': [' – الترم الأول', ', First Term'],
  'second-term': [' – الترم الثاني', ', Second Term'],
  'full-year': ['', ''],
};

/** Books that exist in Arabic only: their pages show how the shop falls back. */
const arabicOnly = new Set(['MTN-EXP', 'MTN-QBK', 'MTN-WRK', 'SRJ-NTS', 'QND-NTS']);

function seriesKindOf({ series, kind, sku }: Entry): SeriesKind {
  const seriesKind = series.kinds[kind];
  if (!seriesKind) throw new Error(`${series.code} has no ${kind} (${sku}).`);
  return seriesKind;
}

function titleOf(entry: Entry): Pair {
  const [arabic, english] = fill(seriesKindOf(entry).title, entry);
  const suffix = termSuffixes[entry.term];
  return [arabic + suffix[0], english + suffix[1]];
}

/** Azhari schools do not split their scientific section. */
function tracksOf({ subject, grade, level }: Entry): readonly Track[] {
  const tracks = subject.division?.[grade]?.tracks ?? [];
  const isScience = tracks.includes('scientific') || tracks.includes('mathematics');
  return level === 'azhari' && isScience ? ['scientific', 'mathematics'] : tracks;
}

const specificationLine = ([name, value]: Specification, bilingual: boolean): string =>
  bilingual ? `${name.join('|')}=${value.join('|')}` : `${name[0]}=${value[0]}`;

/** One row of the import file, by column name. */
export function productRow(entry: Entry, rotation: Rotation): Record<string, string> {
  const { sku, subject, series, kind, grade, term, level } = entry;
  const seriesKind = seriesKindOf(entry);
  const bilingual = !arabicOnly.has(`${series.code}-${kind}`);
  const title = titleOf(entry);
  const description = describe(entry, seriesKind, rotation);
  const notes =
    seriesKind.notes && chance(sku, 'notes') < 0.6
      ? rotation.next(`${series.code}-${kind}-notes`, seriesKind.notes)
      : null;
  const owner = ownerOfEntry(entry);
  const created = createdAt(entry);
  const { available, stock } = stockOf(entry);
  const pages = pagesOf(entry);
  const english = (pair: Pair | null): string => (bilingual && pair ? pair[1] : '');
  return {
    sku,
    product_name: title[0],
    name_en: english(title),
    category: kinds[kind].category[0],
    category_en: kinds[kind].category[1],
    subject: subject.name[0],
    subject_en: subject.name[1],
    owner: owner.name[0],
    owner_en: owner.name[1],
    owner_kind: owner.kind,
    term,
    level,
    grade: String(grade),
    tracks: tracksOf(entry).join(';'),
    retail_price: String(priceOf(entry)),
    available: available ? 'yes' : 'no',
    stock: stock === null ? '' : String(stock),
    isbn: kind === 'CRD' ? '' : isbnOf(sku),
    pages: pages > 0 ? String(pages) : '',
    edition_year: String(editionYear(created)),
    image_url: `/websites/shop/covers/${sku}.webp`,
    pictures: pageFiles(entry)
      .map((name) => `/websites/shop/pages/${name}`)
      .join(';'),
    description: description[0],
    description_en: english(description),
    notes: notes?.[0] ?? '',
    notes_en: english(notes),
    specifications: specificationsOf(entry, seriesKind, notes)
      .map((specification) => specificationLine(specification, bilingual))
      .join('\n'),
    created_at: created.toISOString(),
  };
}
