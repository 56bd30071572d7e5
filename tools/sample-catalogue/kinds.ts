import type { Aim, KindCode, Pair } from './types.ts';

interface Range {
  readonly low: number;
  readonly high: number;
}

interface Kind {
  readonly category: Pair;
  readonly aim: Aim;
  readonly pages: Range;
  /** Pounds, before the number of pages is counted in. */
  readonly price: Range;
  readonly questions: Range;
  /** Months of 2025-09 … 2026-10 (0 … 13) in which such a book comes out. */
  readonly months: readonly number[];
}

const categories = {
  explanation: ['كتب الشرح', 'Explanation Books'],
  banks: ['بنوك الأسئلة', 'Question Banks'],
  notes: ['مذكرات المراجعة', 'Revision Notes'],
  workbooks: ['كراسات التدريب', 'Workbooks'],
  final: ['المراجعة النهائية', 'Final Review'],
  past: ['امتحانات السنوات السابقة', 'Past Exams'],
  models: ['نماذج الامتحانات', 'Model Exams'],
  readers: ['الأطالس والقراءات', 'Atlases and Readers'],
} as const satisfies Record<string, Pair>;

export const kinds: Readonly<Record<KindCode, Kind>> = {
  EXP: {
    category: categories.explanation,
    aim: 'learn',
    pages: { low: 264, high: 544 },
    price: { low: 190, high: 420 },
    questions: { low: 250, high: 700 },
    months: [0, 1, 4, 10, 10, 11, 11, 11, 12, 13],
  },
  QBK: {
    category: categories.banks,
    aim: 'drill',
    pages: { low: 208, high: 448 },
    price: { low: 130, high: 290 },
    questions: { low: 650, high: 1500 },
    months: [1, 2, 3, 4, 11, 12, 12, 13],
  },
  NTS: {
    category: categories.notes,
    aim: 'recap',
    pages: { low: 64, high: 168 },
    price: { low: 45, high: 125 },
    questions: { low: 60, high: 150 },
    months: [1, 2, 5, 6, 7, 12, 13],
  },
  CRD: {
    category: categories.notes,
    aim: 'recap',
    pages: { low: 0, high: 0 },
    price: { low: 75, high: 140 },
    questions: { low: 100, high: 200 },
    months: [3, 5, 6, 13],
  },
  WRK: {
    category: categories.workbooks,
    aim: 'drill',
    pages: { low: 112, high: 240 },
    price: { low: 70, high: 160 },
    questions: { low: 250, high: 600 },
    months: [0, 1, 5, 11, 12, 13],
  },
  FIN: {
    category: categories.final,
    aim: 'recap',
    pages: { low: 160, high: 352 },
    price: { low: 110, high: 245 },
    questions: { low: 300, high: 700 },
    months: [5, 6, 7, 7, 8, 8],
  },
  PST: {
    category: categories.past,
    aim: 'exam',
    pages: { low: 176, high: 384 },
    price: { low: 95, high: 195 },
    questions: { low: 500, high: 900 },
    months: [2, 6, 10, 11, 12],
  },
  MOD: {
    category: categories.models,
    aim: 'exam',
    pages: { low: 72, high: 160 },
    price: { low: 35, high: 110 },
    questions: { low: 300, high: 500 },
    months: [4, 6, 7, 13],
  },
  ATL: {
    category: categories.readers,
    aim: 'recap',
    pages: { low: 64, high: 128 },
    price: { low: 120, high: 260 },
    questions: { low: 60, high: 120 },
    months: [0, 11, 12],
  },
  RDR: {
    category: categories.readers,
    aim: 'drill',
    pages: { low: 96, high: 176 },
    price: { low: 65, high: 130 },
    questions: { low: 150, high: 300 },
    months: [3, 9, 10, 13],
  },
};
