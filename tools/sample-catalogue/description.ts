import { chance } from './chance.ts';
import { kinds } from './kinds.ts';
import { fill } from './wording.ts';
import type { Aim, Entry, Pair, SeriesKind } from './types.ts';

const headings: readonly Pair[] = [
  ['في هذا الكتاب:', 'In this book:'],
  ['فصول الكتاب:', 'Chapters:'],
  ['المحتويات:', 'Contents:'],
  ['ستجد بين الدفتين:', 'Between the covers:'],
];
const inlines: readonly Pair[] = [
  ['يغطي هذه الموضوعات: {}.', 'It covers {}.'],
  ['الموضوعات: {}.', 'Topics: {}.'],
];

/** Taking the next wording each time keeps two neighbours from opening with the same sentence. */
export class Rotation {
  readonly #turns = new Map<string, number>();

  next<T>(key: string, choices: readonly T[]): T {
    const turn = this.#turns.get(key) ?? 0;
    this.#turns.set(key, turn + 1);
    const choice = choices[turn % choices.length];
    if (choice === undefined) throw new Error(`Nothing to choose from for ${key}.`);
    return choice;
  }
}

function chaptersOf({ subject, grade, term, sku }: Entry): readonly Pair[] {
  const units = subject.units[grade];
  if (!units) throw new Error(`${subject.code} has no chapters for grade ${grade} (${sku}).`);
  if (term === 'first-term') return units.first;
  return term === 'second-term' ? units.second : [...units.first, ...units.second];
}

const join = (lines: readonly Pair[], separator: Pair): Pair => [
  lines.map(([arabic]) => arabic).join(separator[0]),
  lines.map(([, english]) => english).join(separator[1]),
];

const paragraph = (...sentences: readonly Pair[]): Pair => join(sentences, [' ', ' ']);

function contents(entry: Entry, style: SeriesKind['contents'], rotation: Rotation): Pair[] {
  const chapters = chaptersOf(entry);
  if (style === 'none') return [];
  if (style === 'inline') {
    const line = rotation.next('inline', inlines);
    const list = join(chapters, ['؛ ', '; ']);
    return [[line[0].replace('{}', list[0]), line[1].replace('{}', list[1])]];
  }
  const items = chapters.map(([arabic, english], index): Pair => {
    const mark = style === 'numbered' ? `${index + 1}.` : '•';
    return [`${mark} ${arabic}`, `${mark} ${english}`];
  });
  return [join([rotation.next('heading', headings), ...items], ['\n', '\n'])];
}

function aimOf({ sku, kind }: Entry): Aim {
  const { aim } = kinds[kind];
  return kind === 'FIN' && chance(sku, 'aim') < 0.35 ? 'exam' : aim;
}

/** What is inside, for whom, and how to use it: paragraphs parted by an empty line. */
export function describe(entry: Entry, seriesKind: SeriesKind, rotation: Rotation): Pair {
  const { series, kind, subject, sku } = entry;
  const key = `${series.code}-${kind}`;
  const aim = aimOf(entry);
  const opening = fill(rotation.next(`${key}-opening`, seriesKind.openings), entry);
  const use = fill(rotation.next(`${key}-use`, seriesKind.uses), entry);
  const voice = fill(rotation.next(`${subject.code}-${aim}`, subject.voice[aim]), entry);
  const list = contents(entry, seriesKind.contents, rotation);

  const arrangements: readonly Pair[][] = [
    [opening, ...list, voice, use],
    [opening, ...list, paragraph(voice, use)],
    [opening, voice, ...list, use],
    [paragraph(opening, voice), ...list, use],
  ];
  const arrangement = arrangements[Math.floor(chance(sku, 'arrangement') * arrangements.length)];
  return join(arrangement ?? [opening, voice, use], ['\n\n', '\n\n']);
}
