import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { extendTailwindMerge } from 'tailwind-merge';
import { cn } from './utils';

/** The complete list of tailwind-merge, with the additions of `app/theme.css` to Tailwind's own names. */
const complete = extendTailwindMerge({
  extend: {
    theme: { breakpoint: ['xs'], shadow: ['cover'], spacing: ['card'], leading: ['title'] },
    classGroups: {
      z: [{ z: ['bar', 'suggestions', 'header', 'drawer', 'dialog', 'overlay', 'toast'] }],
    },
  },
});

const root = new URL('../', import.meta.url);
const sources = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

/** The class without its variants: `hover:bg-[url(a:b)]` becomes `bg-[url(a:b)]`. */
const withoutVariants = (name: string) =>
  name.replace(/^(?:(?:[^:[(]|\[[^\]]*\]|\([^)]*\))*:)+/, '');

/** The complete list merges a duplicated class only if it knows the class. SVG attributes are not classes. */
const isClass = (word: string) =>
  /^[\w@[-][^"'`<>{}$]*$/.test(word) &&
  !/^font-(size|weight|family)$/.test(word) &&
  complete(`${word} ${word}`) === word;

function classesOf(file: string): string[] {
  const text = readFileSync(new URL(file, root), 'utf8');
  const literals = text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
  const words = literals.flatMap((literal) => literal.slice(1, -1).split(/\s+/));
  return words.filter((word) => word !== '').map(withoutVariants);
}

const classes = [...new Set(sources.flatMap(classesOf))].filter(isClass).sort();

/** One class of each group of the complete list. */
const examples = classes.filter(
  (name, index) =>
    !classes
      .slice(0, index)
      .some(
        (other) => complete(`${name} ${other}`) === other && complete(`${other} ${name}`) === name,
      ),
);

test('the later of two classes that set the same property wins, as in the complete list', () => {
  const different = classes.flatMap((name) =>
    examples
      .filter((example) => example !== name)
      .flatMap((example) => [`${name} ${example}`, `${example} ${name}`])
      .filter((pair) => cn(pair) !== complete(pair)),
  );
  // Classes listed here belong in `classGroups` or `conflictingClassGroups`.
  expect(different).toEqual([]);
});

test('finds the classes of the shop', () => {
  expect(classes).toEqual(expect.arrayContaining(['mt-4', 'text-md', 'z-dialog', 'line-clamp-2']));
  expect(examples.length).toBeGreaterThan(100);
});
