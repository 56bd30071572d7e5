import { seriesOf } from './series/index.ts';
import { subjectOf } from './subjects/index.ts';
import {
  kindCodes,
  type Entry,
  type Grade,
  type KindCode,
  type Level,
  type Term,
} from './types.ts';
import { azhariShelves, generalShelves, type Shelf } from './shelves.ts';

const terms: Record<string, Term> = { '': 'full-year', '1': 'first-term', '2': 'second-term' };

const isKind = (code: string): code is KindCode => kindCodes.some((kind) => kind === code);

/** Reads one book of a shelf: `NWR-EXP` for the year, `NWR-EXP/1` for the first term. */
function readBook(book: string, code: string, grade: Grade, level: Level, shared: boolean): Entry {
  const [name = '', termDigit = ''] = book.split('/');
  const [seriesCode = '', kind = ''] = name.split('-');
  const term = terms[termDigit];
  if (!isKind(kind) || !term) throw new Error(`"${book}" on the shelf of ${code} is not a book.`);
  const gradeMark = level === 'azhari' && shared ? `${grade}A` : `${grade}`;
  return {
    sku: [code, gradeMark, seriesCode, kind, ...(termDigit ? [`T${termDigit}`] : [])].join('-'),
    subject: subjectOf(code),
    series: seriesOf(seriesCode),
    kind,
    grade,
    term,
    level,
  };
}

function readShelves(shelves: readonly Shelf[], level: Level): Entry[] {
  const generalCodes = new Set(generalShelves.map(([code]) => code));
  return shelves.flatMap(([code, grade, books]) =>
    books.split(' ').map((book) => readBook(book, code, grade, level, generalCodes.has(code))),
  );
}

/** Every book of the catalogue, in the order of the shelves. */
export function planCatalogue(): Entry[] {
  const entries = [
    ...readShelves(generalShelves, 'general'),
    ...readShelves(azhariShelves, 'azhari'),
  ];
  const skus = new Set(entries.map((entry) => entry.sku));
  if (skus.size !== entries.length) throw new Error('Two books of the plan share a sku.');
  return entries;
}
