import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { anchorsOf, documents, files, isThere, passagesOf, pathsIn, textOf } from './markdown';

test.each(documents)('every link in %s leads to a file and a heading', (document) => {
  const links = [...textOf(document).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)/g)];
  const broken = links.filter(([, link]) => {
    const [file, anchor] = link!.split('#');
    const target = file ? path.join(path.dirname(document), file) : document;
    return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor));
  });
  expect(broken.map(([, link]) => link)).toEqual([]);
});

test.each(documents)('every path in %s exists', (document) => {
  expect(pathsIn(document).filter((name) => !isThere(name))).toEqual([]);
});

test.each(documents)('every npm script in %s exists', (document) => {
  const { scripts } = JSON.parse(textOf('package.json')) as Scripts;
  const own = document.startsWith('tools/')
    ? (JSON.parse(textOf('tools/package.json')) as Scripts)
    : {};
  const known = Object.keys({ ...scripts, ...own.scripts });
  const named = [...textOf(document).matchAll(/npm run ([\w:-]*\w)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('no passage is in two documents, or twice in one', () => {
  const passages = documents.flatMap(passagesOf);
  expect(passages.length).toBeGreaterThan(1000);
  expect(passages.filter((passage, index) => passages.indexOf(passage) < index)).toEqual([]);
});

test.each([
  ['docs/decisions.md', 'docs/decisions/', /^### /gm],
  ['docs/how-it-works.md', 'docs/how-it-works/', /^# /gm],
])('%s lists everything in its folder', (index, folder, heading) => {
  const pages = files.filter((file) => file.startsWith(folder));
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    const links = textOf(index).split(`](${path.relative('docs', page)}`).length - 1;
    expect([page, links]).toEqual([page, textOf(page).match(heading)!.length]);
  }
});

test('every file that the common changes name exists', () => {
  const text = textOf('docs/common-changes.md');
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name!);
  const paths = named.filter((name) => name.includes('/') && !/[<>…]|^\//.test(name));
  expect(paths.length).toBeGreaterThan(40);
  // Some are shortened, as in `_shared/payments/pull.ts`.
  const roots = ['', 'supabase/functions', 'supabase/functions/_shared', 'supabase/tests/http'];
  const isThere = (name: string) => roots.some((root) => existsSync(path.join(root, name)));
  expect(paths.filter((name) => !isThere(name))).toEqual([]);

  const topics = named.filter((name) => /^…_\w+$/.test(name)).map((name) => name.slice(1));
  expect(topics.length).toBeGreaterThan(10);
  const migrations = readdirSync('supabase/migrations');
  const isTopic = (topic: string) => migrations.some((file) => file.endsWith(`${topic}.sql`));
  expect(topics.filter((topic) => !isTopic(topic))).toEqual([]);
});

test('every threat names a test that exists', () => {
  const attacks = textOf('docs/threats.md')
    .split(/^- (?=\*\*)/m)
    .slice(1);
  expect(attacks.length).toBeGreaterThan(20);
  for (const attack of attacks) {
    const tests = [...attack.matchAll(/`([\w./-]+\.(?:test|spec)\.(?:ts|sql))`/g)];
    const named = tests.map(([, file]) => file!);
    expect([attack, named.length]).not.toEqual([attack, 0]);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  }
});

type Scripts = { scripts?: Record<string, string> };
