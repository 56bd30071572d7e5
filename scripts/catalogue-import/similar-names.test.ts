import { expect, test } from '@jest/globals';
import { type ComparedName, distance, similarNames } from './similar-names';

const known = (...folded: string[]): ComparedName => ({
  topic: 'owner',
  name: `known ${folded[0]!}`,
  line: null,
  folded,
});
const stated = (line: number, ...folded: string[]): ComparedName => ({
  topic: 'owner',
  name: `new ${folded[0]!}`,
  line,
  folded,
});

test.each([
  ['with another title', 'د احمد على', 'احمد على'],
  ['with another space', 'عبد الرحمن', 'عبدالرحمن'],
  ['in another order', 'mahfouz naguib', 'naguib mahfouz'],
  ['with initials apart', 'j r r tolkien', 'jrr tolkien'],
  ['with a letter too many', 'fyodor dostoyevsky', 'fyodor dostoevsky'],
  ['with two letters swapped', 'دار المنارة للنشر', 'دار المنراة للنشر'],
  ['with two letters changed in a long name', 'gabriel garcia marquez', 'gabriel garzia marques'],
])('%s', (_, one, two) => {
  expect(similarNames([known(one), stated(2, two)])).toEqual([
    { line: 2, topic: 'owner', name: `new ${two}`, like: `known ${one}`, likeLine: null },
  ]);
});

test.each([
  ['a short name', 'على', 'علي'],
  ['another number', 'سلسله النجاح 1', 'سلسله النجاح 2'],
  ['another order of Arabic names', 'احمد محمد علي', 'محمد احمد علي'],
  ['another name', 'naguib mahfouz', 'naguib surour'],
  ['one letter of a word in a short name', 'حسن نور', 'حسن نوح'],
])('%s is not alike', (_, one, two) => {
  expect(similarNames([known(one), stated(2, two)])).toEqual([]);
});

test('compares the English name too, and names of earlier lines', () => {
  const names = [
    known('نجيب محفوظ', 'naguib mahfouz'),
    stated(2, 'naguib mahfuz'),
    stated(5, 'طه حسين'),
    stated(9, 'طه حسين'),
  ];
  expect(similarNames(names)).toMatchObject([
    { line: 2, like: 'known نجيب محفوظ' },
    { line: 9, like: 'new طه حسين', likeLine: 5 },
  ]);
});

test('does not compare names of different topics', () => {
  expect(similarNames([{ ...known('طه حسين'), topic: 'subject' }, stated(2, 'طه حسين')])).toEqual(
    [],
  );
});

test.each([
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'ab', 1],
  ['kitten', 'sitting', 3],
  ['ab', 'ba', 1],
])('%s and %s are %d apart', (one, two, apart) => {
  expect(distance(one, two, 3)).toBe(apart);
});

const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
const word = (number: number, length: number) =>
  Array.from({ length }, (_, place) => letters[Math.floor(number / 7 ** place) % 28]).join('');

test('finds a changed letter in any position', () => {
  const name = word(123_456_789, 16);
  for (let at = 0; at < name.length; at += 1) {
    const changes = [
      name.slice(0, at) + name.slice(at + 1),
      `${name.slice(0, at)}ة${name.slice(at)}`,
      `${name.slice(0, at)}ة${name.slice(at + 1)}`,
    ];
    for (const changed of changes)
      expect([changed, similarNames([known(name), stated(2, changed)]).length]).toEqual([
        changed,
        1,
      ]);
  }
});

test('handles thousands of names without comparing all pairs', () => {
  // Comparing all pairs would take minutes, beyond the time limit of a test.
  const names = Array.from({ length: 20_000 }, (_, at) => stated(at + 2, word(at * 7_919_101, 14)));
  expect(similarNames(names).length).toBeLessThan(names.length);
});
