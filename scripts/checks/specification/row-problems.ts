import type { NamedTest, Row } from './row.ts';
import { testTitles, type TitledTest } from './test-titles.ts';

/** Gives the text of a file of the repository; null where there is none. */
export type ReadFile = (file: string) => string | null;

/** What keeps each row from being shown by a test; nothing where every row is. */
export function rowProblems(rows: Row[], read: ReadFile): string[] {
  const known = new Map<string, TitledTest[] | null>();
  const titlesOf = (file: string) => {
    const titles = known.get(file);
    if (titles !== undefined) return titles;
    const text = read(file);
    const found = text === null ? null : testTitles(file, text);
    known.set(file, found);
    return found;
  };

  function problemOf({ file, title }: NamedTest): string | null {
    const titles = titlesOf(file);
    if (!titles) return `there is no file ${file}`;
    const named = titles.filter((test) => test.title === title);
    if (named.length === 0) return `${file} has no test “${title}”`;
    return named.some(({ isSkipped }) => isSkipped) ? `${file} skips “${title}”` : null;
  }

  const seen = new Set<string>();
  return rows.flatMap(({ id, tests }) => {
    const problems = tests.map(problemOf).filter((problem) => problem !== null);
    if (tests.length === 0) problems.push('no test shows it');
    if (seen.has(id)) problems.push('there is another row of this name');
    seen.add(id);
    return problems.map((problem) => `${id}: ${problem}`);
  });
}
