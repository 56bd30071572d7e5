/** The same words in Arabic and in English. */
export type Pair = readonly [arabic: string, english: string];

export type Grade = 1 | 2 | 3;
export type Term = 'first-term' | 'second-term' | 'full-year';
export type Level = 'general' | 'azhari';

export const kindCodes = [
  'EXP',
  'QBK',
  'NTS',
  'CRD',
  'WRK',
  'FIN',
  'PST',
  'MOD',
  'ATL',
  'RDR',
] as const;
export type KindCode = (typeof kindCodes)[number];

/** What a shopper wants from a book: subjects have words for each of the four. */
export type Aim = 'learn' | 'drill' | 'recap' | 'exam';

export type Units = { readonly first: readonly Pair[]; readonly second: readonly Pair[] };

export type Track = 'scientific' | 'mathematics' | 'literary';

/** Who is taught a subject in a grade. No tracks: everybody. */
export interface Division {
  readonly name: Pair;
  readonly tracks: readonly Track[];
}

export type Divisions = Partial<Record<Grade, Division>>;

export interface Subject {
  readonly code: string;
  /** The name of the subject's own page; several labels may share it (the schools of fiqh do). */
  readonly name: Pair;
  /** The name in titles and texts. */
  readonly label: Pair;
  readonly units: Partial<Record<Grade, Units>>;
  readonly voice: Readonly<Record<Aim, readonly Pair[]>>;
  /** A pass–fail subject, outside the total: its books are thin. */
  readonly slim?: true;
  readonly division?: Divisions;
  readonly specifications?: readonly (readonly [Pair, Pair])[];
}

export interface Owner {
  readonly code: string;
  readonly name: Pair;
  readonly kind: 'author' | 'teacher' | 'publisher';
}

export interface SeriesKind {
  /** Title pattern: {series} {s} {lg}. */
  readonly title: Pair;
  readonly openings: readonly Pair[];
  readonly uses: readonly Pair[];
  readonly contents: 'bullets' | 'numbered' | 'inline' | 'none';
  readonly notes?: readonly Pair[];
  /** Instead of the usual months of its kind. */
  readonly months?: readonly number[];
  readonly specifications?: readonly (readonly [Pair, Pair])[];
}

export interface Series {
  readonly code: string;
  readonly name: Pair;
  /** Owner code; a series written by teachers names one for each subject. */
  readonly owner: string | Readonly<Record<string, string>>;
  readonly kinds: Partial<Record<KindCode, SeriesKind>>;
}

/** One line of the plan: which book exists. */
export interface Entry {
  readonly sku: string;
  readonly subject: Subject;
  readonly series: Series;
  readonly kind: KindCode;
  readonly grade: Grade;
  readonly term: Term;
  readonly level: Level;
}
