import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'supabase/functions/README.md',
  'supabase/local/README.md',
  'tools/README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test.each(documents)('links only to existing files in %s', (document) => {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link!);
  const missing = links.filter((link) => !existsSync(path.join(path.dirname(document), link)));
  expect(missing).toEqual([]);
});

test('names only existing files in the common changes', () => {
  const text = readFileSync('docs/common-changes.md', 'utf8');
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

test('names an existing test for every threat', () => {
  const rows = readFileSync('docs/threats.md', 'utf8').split('\n').filter(isAttack);
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const tests = [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.(?:ts|sql))`/g)];
    const files = tests.map(([, file]) => file!);
    expect([row, files.length]).not.toEqual([row, 0]);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  }
});

const isAttack = (line: string) => line.startsWith('|') && !/^\| (?:attack|-)/.test(line);
