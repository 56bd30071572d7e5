import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { steps } from '../../test/run.mjs';
import { type Listed, listedByJest, listedByPlaywright, trackedFiles } from './lists.ts';

const isTest = (file: string) => /\.(?:test|spec)\.[cm]?[jt]sx?$/.test(file);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** The arguments of an npm script that starts Playwright. */
const playwrightArgs = (name: string) => scripts[name]!.replace('playwright test ', '').split(' ');
const sorted = (words: Iterable<string>) => [...words].sort();

/** The projects in which a test with these tags runs. */
function projectsOf(file: string, tags: string[]): string[] {
  if (file.startsWith('e2e/smoke/')) return ['smoke'];
  const only = ['http', 'no-script', 'alone'].find((tag) => tags.includes(tag));
  if (only) return [only];
  return [
    ...(tags.includes('desktop') ? [] : ['ar-phone']),
    ...(tags.includes('phone') ? [] : ['en-desktop']),
    ...(tags.includes('ar-desktop') ? ['ar-desktop'] : []),
  ];
}

let tests: string[];
let byJest: string[];
let every: Listed[];
const byTier: Record<'core' | 'all', Listed[]> = { core: [], all: [] };

beforeAll(async () => {
  const files = await trackedFiles();
  // A folder with its own package file has its own commands.
  const packages = files.filter((file) => /.\/package\.json$/.test(file)).map(dirname);
  const isOurs = (file: string) => !packages.some((folder) => file.startsWith(`${folder}/`));
  tests = files.filter((file) => (isTest(file) || file.endsWith('.test.sql')) && isOurs(file));
  const projects = steps.all.flatMap(
    (name) => scripts[name]!.match(/(?<=test\/jest\.mjs )\w+/)?.[0] ?? [],
  );
  const [inJest, inBrowser, core, reading, changing] = await Promise.all([
    listedByJest(projects),
    listedByPlaywright(['--config=scripts/checks/tiers/every-spec.config.ts']),
    listedByPlaywright(playwrightArgs('test:core')),
    listedByPlaywright(playwrightArgs('test:browser')),
    listedByPlaywright(playwrightArgs('test:changes')),
  ]);
  byJest = inJest;
  every = inBrowser;
  byTier.core = core;
  byTier.all = [...reading, ...changing];
});

test('runs every test file with either Jest or Playwright', () => {
  const inBrowser = new Set(byTier.all.map(({ file }) => file));
  expect(sorted([...byJest, ...inBrowser])).toEqual(sorted(tests.filter(isTest)));
});

test('runs every browser test in a project', () => {
  const run = new Set(byTier.all.map((listed) => listed.test));
  expect(sorted(new Set(every.map((listed) => listed.test)))).toEqual(sorted(run));
});

test('runs each browser test with a tag of npm test once in it', () => {
  const expected = every.filter(({ tags }) => tags.some((tag) => tag.startsWith('core')));
  expect(expected).not.toEqual([]);
  expect(sorted(byTier.core.map((listed) => listed.test))).toEqual(
    sorted(expected.map((listed) => listed.test)),
  );
});

test('runs each browser test in the projects that its tags name', () => {
  const named = every.flatMap(({ test: name, file, tags }) =>
    projectsOf(file, tags).map((project) => `${name} [${project}]`),
  );
  expect(sorted(byTier.all.map((listed) => `${listed.test} [${listed.project}]`))).toEqual(
    sorted(named),
  );
  expect(every.some(({ tags }) => tags.includes('ar-desktop'))).toBe(true);
});

test('keeps every SQL assertion file in the folder that is read', () => {
  const folders = tests.filter((file) => file.endsWith('.sql')).map(dirname);
  expect(new Set(folders)).toEqual(new Set(['supabase/tests']));
});
