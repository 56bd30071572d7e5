import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import ar from '@/messages/ar.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };
import { shortcutsKey } from '@/lib/desk/frame/shortcuts';
import { browserStorage, browserStorageUses } from './browser-storage';

const folders = ['app', 'components', 'lib', 'public', 'middleware.ts'];
const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...folders],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !/\.test\.|-fixture\./.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Everything that writes under a name; the group is the name's expression. */
const writes = [
  /\.setItem\(\s*([^,]+),/g,
  /jsonStorage\(\s*\(\)\s*=>\s*\w+,\s*([^)]+)\)/g,
  /\bstorageKey:\s*([^,\n]+)/g,
  /\[storage\]\[([^\]]+)\]/g,
  /(?:local|session)Storage\[([^\]]+)\]/g,
  /(?:local|session)Storage\.(?!getItem|setItem|removeItem|clear|length|key\b)(\w+)/g,
  /document\.cookie = `([\w-]+|\$\{\w+\})=/g,
  /const \w*Cookie(?:Name)? = ('[^']+')/g,
  /caches\.open\((\w+)\)/g,
];
/** These write under a caller's name, or remove what other modules have written. */
const withoutOwn = ['lib/json-storage.ts', 'lib/supabase/forget-session.ts'];

function nameOf(expression: string, text: string): string {
  const literal = /^['"`](.+)['"`]$/.exec(expression)?.[1];
  if (literal) return literal.replace(/\$\{\w+\}/g, '*');
  const identifier = /^(?:\$\{)?(\w+)\}?$/.exec(expression)?.[1] ?? '';
  const definition = new RegExp(`const ${identifier} = (['"\`][^'"\`]+['"\`])`);
  const exported = new RegExp(`export ${definition.source}`);
  const found =
    definition.exec(text)?.[1] ??
    sources.map((source) => exported.exec(source.text)?.[1]).find(Boolean);
  // A cookie's name in a template needs no lookup.
  return found ? nameOf(found, text) : expression;
}

/** Only in the browsers of staff. */
const ofStaff = [shortcutsKey];

const stored = sources
  .filter(({ file }) => !withoutOwn.includes(file))
  .flatMap(({ text }) =>
    writes.flatMap((write) =>
      [...text.matchAll(write)].map(([, name = '']) => nameOf(name.trim(), text)),
    ),
  );

test('the privacy policy names exactly what the shop stores in a browser', () => {
  const named = [...Object.values<readonly string[]>(browserStorage).flat(), ...ofStaff];
  expect([...new Set(stored)].sort()).toEqual([...named].sort());
});

test.each([
  ['ar', ar],
  ['en', en],
])('the messages in %s cover each of them', (_, messages) => {
  expect(Object.keys(messages.about.privacy.browser.kept)).toEqual(
    expect.arrayContaining([...browserStorageUses]),
  );
});
