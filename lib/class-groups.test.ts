import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { extendTailwindMerge } from 'tailwind-merge';
import { cn } from './utils';

/** The complete list, with what `app/theme.css` adds to Tailwind's own names. */
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

/** Only what is known to the complete list is named once after being named twice. Attributes of SVG are none. */
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

test('of two classes that set the same property, the later one wins, as in the complete list', () => {
  const different = classes.flatMap((name) =>
    examples
      .filter((example) => example !== name)
      .flatMap((example) => [`${name} ${example}`, `${example} ${name}`])
      .filter((pair) => cn(pair) !== complete(pair)),
  );
  // What is listed belongs into `classGroups` or `conflictingClassGroups`.
  expect(different).toEqual([]);
});

test('the classes of the shop are found', () => {
  expect(classes).toEqual(expect.arrayContaining(['mt-4', 'text-md', 'z-dialog', 'line-clamp-2']));
  expect(examples.length).toBeGreaterThan(100);
});
