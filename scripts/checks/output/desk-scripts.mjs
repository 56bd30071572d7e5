import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesBelow } from '../../lib/files-below.mjs';

const desk = '(desk)';
const deskModule = /\[project\]\/(?:app\/\(desk\)|components\/desk|lib\/desk)\/[^"]+/g;
// Names of database functions and of groups of messages: no minifier can rename them.
const deskWord = /["'`](desk(?:_[a-z_]+|[A-Z]\w+))["'`]/g;
const script = /static\/chunks\/[\w~.-]+\.js/g;

const all = (text, pattern) => [...new Set(text.match(pattern) ?? [])];

/** The build's output for pages: the scripts and modules of each, and prerendered documents. */
function pageFiles(build) {
  const folder = join(build, 'server', 'app');
  return filesBelow(folder)
    .filter((path) => /_client-reference-manifest\.js$|\.html$/.test(path))
    .map((path) => ({
      file: relative(folder, path),
      isDesk: path.startsWith(join(folder, desk) + sep),
      text: readFileSync(path, 'utf8'),
    }));
}

/** The scripts that a text names, those that these load later, and so on, each with its content. */
function reachable(build, texts) {
  const found = new Map();
  const waiting = texts.flatMap((text) => all(text, script));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const text = readFileSync(join(build, name), 'utf8');
    found.set(name, text);
    waiting.push(...all(text, script));
  }
  return found;
}

/** The desk's files that other pages would load, one line each; `build` is the folder of a build. */
export function deskInShop(build) {
  const pages = pageFiles(build);
  const { rootMainFiles, polyfillFiles } = JSON.parse(
    readFileSync(join(build, 'build-manifest.json'), 'utf8'),
  );
  const ofEveryPage = [...rootMainFiles, ...polyfillFiles].join('\n');
  const textsOf = (isOfDesk) =>
    pages.filter(({ isDesk }) => isDesk === isOfDesk).map(({ text }) => text);
  const own = [...reachable(build, textsOf(true)).values()];
  // Otherwise the search for these words would find nothing and prove nothing.
  if (
    !textsOf(true).some((text) => text.match(deskModule)) ||
    !own.some((text) => text.match(deskWord))
  )
    return ['No script of the desk was recognized.'];
  return [
    ...pages
      .filter(({ isDesk }) => !isDesk)
      .flatMap(({ file, text }) => all(text, deskModule).map((name) => `${file} needs ${name}.`)),
    ...[...reachable(build, [...textsOf(false), ofEveryPage])].flatMap(([name, text]) =>
      all(text, deskWord).map((word) => `${name}, which pages of the shop load, holds ${word}.`),
    ),
  ];
}
