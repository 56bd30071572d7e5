import { chance } from './chance.ts';
import { figuresOf } from './wording.ts';
import type { Entry, Pair, SeriesKind } from './types.ts';

export type Specification = readonly [name: Pair, value: Pair];

const same = (value: number): Pair => [String(value), String(value)];

const sizes: readonly Pair[] = [
  ['20 × 28 سم', '20 × 28 cm'],
  ['17 × 24 سم', '17 × 24 cm'],
  ['21 × 29.7 سم', '21 × 29.7 cm (A4)'],
];
const papers: readonly Pair[] = [
  ['أوفست 70 جم', 'Offset, 70 gsm'],
  ['أوفست كريمي 80 جم', 'Cream offset, 80 gsm'],
  ['أوفست أبيض 60 جم', 'White offset, 60 gsm'],
];

function pick(entry: Entry, purpose: string, choices: readonly Pair[]): Pair {
  return choices[Math.floor(chance(entry.sku, purpose) * choices.length)] ?? ['', ''];
}

function count(entry: Entry): Specification[] {
  const figures = figuresOf(entry);
  if (entry.kind === 'QBK') return [[['عدد الأسئلة', 'Questions'], same(figures.questions)]];
  if (entry.kind === 'MOD') return [[['عدد النماذج', 'Model papers'], same(figures.models)]];
  if (entry.kind === 'PST') return [[['عدد الامتحانات', 'Exams'], same(figures.exams)]];
  return [];
}

/** The pairs beside the known ones; what a series says of itself wins over the usual. */
export function specificationsOf(
  entry: Entry,
  seriesKind: SeriesKind,
  notes: Pair | null,
): Specification[] {
  const { subject, grade, level, kind } = entry;
  const division = level === 'general' ? subject.division?.[grade] : undefined;
  const own = seriesKind.specifications ?? [];
  const usual: Specification[] =
    kind === 'CRD'
      ? []
      : [
          [['المقاس', 'Size'], pick(entry, 'size', sizes)],
          [['نوع الورق', 'Paper'], pick(entry, 'paper', papers)],
        ];
  const taken = new Set(own.map(([[name]]) => name));
  return [
    ...(division ? [[['الشعبة', 'Track'], division.name] as const] : []),
    ...(subject.specifications ?? []),
    ...count(entry),
    ...(notes?.[0].includes('جزآن') ? [[['عدد الأجزاء', 'Parts'], same(2)] as const] : []),
    ...own,
    ...usual.filter(([[name]]) => !taken.has(name)),
  ];
}
