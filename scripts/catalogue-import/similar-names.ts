import { z } from 'zod';

/** A name of a category, subject or owner, from `catalogue_import_names`. */
export const comparedNameSchema = z.object({
  topic: z.enum(['category', 'subject', 'owner']),
  name: z.string(),
  /** The line of the file that states a new name; null for one that exists. */
  line: z.number().int().nullable(),
  /** The Arabic and the English name, as search folds them. */
  folded: z.array(z.string()),
});

export type ComparedName = z.infer<typeof comparedNameSchema>;

export interface SimilarName {
  line: number;
  topic: ComparedName['topic'];
  name: string;
  /** The name that it resembles, and its line if that is new as well. */
  like: string;
  likeLine: number | null;
}

/** Titles before a person's name, folded. */
const titles = new Set(
  'د ا م دكتور الدكتور استاذ الاستاذ مستر مس مهندس الشيخ dr mr mrs ms prof professor eng'.split(
    ' ',
  ),
);

interface Key {
  of: ComparedName;
  /** The words without titles, joined. */
  text: string;
  /**
   * Latin words in alphabetical order: "Mahfouz, Naguib" is "Naguib Mahfouz". Arabic names are not reordered, because
   * "Ahmed Mohamed" and "Mohamed Ahmed" are different people.
   */
  sorted: string;
  digits: string;
  /** The letters that occur, as bits: differing sets rule out a small distance cheaply. */
  letters: number;
}

function keysOf(name: ComparedName): Key[] {
  return name.folded.flatMap((folded) => {
    const words = folded.split(' ').filter((word) => word !== '');
    const named = words.filter((word) => !titles.has(word));
    const kept = named.length > 0 ? named : words;
    const text = kept.join('');
    return text === ''
      ? []
      : [
          {
            of: name,
            text,
            sorted: /^[a-z\d]+$/.test(text) ? kept.toSorted().join('') : text,
            digits: text.replace(/\D/g, ''),
            letters: letterBits(text),
          },
        ];
  });
}

/**
 * New names that look like a different spelling of another in their topic: with other titles, spaces or order of Latin
 * words, or with one letter changed (two in long names). Numbers must be equal.
 */
export function similarNames(names: readonly ComparedName[]): SimilarName[] {
  return ['category', 'subject', 'owner'].flatMap((topic) =>
    similarOfTopic(names.filter((name) => name.topic === topic)),
  );
}

function similarOfTopic(names: readonly ComparedName[]): SimilarName[] {
  const index = new KeyIndex(names.flatMap(keysOf));
  return names.flatMap((name) => {
    const { line } = name;
    if (line === null) return [];
    const like = index.firstAlike(
      keysOf(name),
      ({ of }) => of !== name && (of.line === null || of.line < line),
    );
    return like
      ? [{ line, topic: name.topic, name: name.name, like: like.of.name, likeLine: like.of.line }]
      : [];
  });
}

/**
 * Finds keys within a small distance without comparing all. Of two texts with at most n changes, cut into n + 1 parts,
 * one part is in both, moved by at most n places.
 */
class KeyIndex {
  private readonly bySorted = new Map<string, Key[]>();
  private readonly byPart = new Map<string, Key[]>();

  constructor(keys: readonly Key[]) {
    for (const key of keys) {
      add(this.bySorted, key.sorted, key);
      for (let edits = 1; edits <= mostEdits(key.text.length + 2); edits += 1)
        for (const part of partsOf(key.text, edits + 1)) add(this.byPart, partName(key, part), key);
    }
  }

  /** One is enough: finding all takes long if many names are similar. */
  firstAlike(keys: readonly Key[], counts: (other: Key) => boolean): Key | undefined {
    for (const key of keys) {
      const most = mostEdits(key.text.length);
      for (const others of this.candidates(key, most)) {
        const found = others.find((other) => counts(other) && isAlike(key, other, most));
        if (found) return found;
      }
    }
    return undefined;
  }

  private *candidates(key: Key, most: number): Generator<readonly Key[]> {
    yield this.bySorted.get(key.sorted) ?? [];
    if (most === 0) return;
    for (const part of possibleParts(key.text, most))
      yield this.byPart.get(partName(key, part)) ?? [];
  }
}

function add(map: Map<string, Key[]>, name: string, key: Key): void {
  const same = map.get(name);
  if (same) same.push(key);
  else map.set(name, [key]);
}

interface Part {
  /** The length of the whole text. */
  length: number;
  /** How many parts there are, and which one this is. */
  parts: number;
  place: number;
  text: string;
}

/** Only names with the same numbers can be similar. */
const partName = ({ digits }: Key, { length, parts, place, text }: Part) =>
  `${digits} ${String(length)} ${String(parts)} ${String(place)} ${text}`;

const startOf = (length: number, parts: number, place: number) =>
  Math.floor((length * place) / parts);

function partsOf(text: string, parts: number): Part[] {
  const { length } = text;
  return Array.from({ length: parts }, (_, place) => ({
    length,
    parts,
    place,
    text: text.slice(startOf(length, parts, place), startOf(length, parts, place + 1)),
  }));
}

/** The parts that a text at most `most` changes away may have in common with this one. */
function* possibleParts(text: string, most: number): Generator<Part> {
  const parts = most + 1;
  for (let length = text.length - most; length <= text.length + most; length += 1)
    for (let place = 0; place < parts; place += 1) {
      const start = startOf(length, parts, place);
      const size = startOf(length, parts, place + 1) - start;
      for (let at = Math.max(0, start - most); at <= start + most; at += 1)
        yield { length, parts, place, text: text.slice(at, at + size) };
    }
}

function isAlike(key: Key, other: Key, most: number): boolean {
  if (key.of === other.of || key.digits !== other.digits) return false;
  if (key.sorted === other.sorted) return true;
  if (most === 0 || bitsSet(key.letters ^ other.letters) > 2 * most) return false;
  return distance(key.text, other.text, most) <= most;
}

/** Short names differ by a letter without being the same. */
function mostEdits(length: number): number {
  if (length < 7) return 0;
  return length < 14 ? 1 : 2;
}

function letterBits(text: string): number {
  let bits = 0;
  for (const letter of text) bits |= 1 << ((letter.codePointAt(0) ?? 0) & 31);
  return bits;
}

function bitsSet(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Damerau–Levenshtein distance (optimal string alignment); anything above `most` is `most + 1`. */
export function distance(one: string, two: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: two.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= two.length; at += 1) {
      const same = one[row - 1] === two[at - 1];
      const swapped = one[row - 1] === two[at - 2] && one[row - 2] === two[at - 1];
      current[at] = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[at - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) return most + 1;
    before = last;
    last = current;
  }
  return last[two.length] ?? most + 1;
}
