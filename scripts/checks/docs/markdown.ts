import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const tracked = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
);

export const files = tracked.split('\0').filter(Boolean);
export const documents = files.filter((file) => file.endsWith('.md'));

export const textOf = (document: string) => readFileSync(document, 'utf8');

const withoutFences = (text: string) => text.replace(/^ *```[\s\S]*?^ *```/gm, '');

/** The anchors that GitHub gives to the headings of a document. */
export function anchorsOf(document: string) {
  const headings = [...withoutFences(textOf(document)).matchAll(/^#+ (.*)$/gm)];
  return headings.map(([, heading = '']) => anchorOf(heading));
}

function anchorOf(heading: string) {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N}_ -]/gu, '');
  return words.replaceAll(' ', '-');
}

const folders = new Set(files.flatMap((file) => file.split('/').slice(0, -1)));
const paths = new Set(files.flatMap(pathsInto));

/**
 * The paths in backticks: words with a slash that begin with the name of a folder. Routes, placeholders and globs do
 * not.
 */
export function pathsIn(document: string) {
  const code = [...withoutFences(textOf(document)).matchAll(/`([^`]+)`/g)];
  const words = code.flatMap(([, span = '']) => span.split(/\s+/));
  const named = words.filter((word) => /^[\w.[(@][^<>…*{}$:=,|]*\/[^<>…*{}$:=,|]*$/.test(word));
  return named.filter((word) => folders.has(word.split('/', 1).join()));
}

/**
 * Whether a tracked file or folder has this path, which may lack its first folders and its extension
 * (`_shared/payments/pull`).
 */
export const isThere = (path: string) => paths.has(path.replace(/\/$/, ''));

/** Every run of a path's parts, also without the extension: of `a/b/c.test.ts` also `b/c.test`, `a/b` and `b`. */
function pathsInto(file: string) {
  const parts = file.split('/');
  const starts = parts.map((_, from) => parts.slice(from));
  const runs = starts.flatMap((rest) => rest.map((_, last) => rest.slice(0, last + 1).join('/')));
  return runs.flatMap((run) => [run, run.replace(/\.\w+$/, '')]);
}

/** Paragraphs, list items and table rows that are long enough to be more than a label, without their markup. */
export function passagesOf(document: string) {
  const blocks = withoutFences(textOf(document)).split(/\n\s*\n|\n(?= *(?:[-|]|\d+\.) )/);
  const words = blocks.map((block) => block.replace(/[\s|*`_-]+/g, ' ').trim());
  return words.filter((block) => block.length > 60 && !block.startsWith('!['));
}
