import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { brokenWalls, otherPackages, soundFiles } from './broken-walls.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const tree = mkdtempSync(join(tmpdir(), 'walls-'));
const complaints = new Map<string, string[]>();

type EslintResult = { filePath: string; messages: { ruleId: string | null; message: string }[] };
type OxlintReport = { diagnostics: { filename: string; code: string }[] };

const tsconfig = {
  compilerOptions: {
    strict: true,
    jsx: 'react-jsx',
    moduleResolution: 'bundler',
    paths: { '@/*': ['./*'] },
  },
  include: ['**/*.ts', '**/*.tsx'],
};

const complain = (file: string, rules: string[]) =>
  complaints.set(file, [...(complaints.get(file) ?? []), ...rules]);

/** Oxlint looks for it where it is called. */
const tsgolint = 'node_modules/.bin/tsgolint';

function output(program: string, args: string[]): unknown {
  const command = [join(repository, 'node_modules', program), '--format', 'json', ...args, '.'];
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: tree,
    encoding: 'utf8',
    env: { ...process.env, OXLINT_TSGOLINT_PATH: join(repository, tsgolint) },
  });
  if (!/^[[{]/.test(stdout)) throw new Error(stderr);
  return JSON.parse(stdout) as unknown;
}

const eslint = () =>
  output('eslint/bin/eslint.js', [
    '--config',
    join(repository, 'eslint.config.mjs'),
  ]) as EslintResult[];
const oxlint = () =>
  output('oxlint/bin/oxlint', ['--config', join(repository, '.oxlintrc.json')]) as OxlintReport;

beforeAll(() => {
  const files = [
    ['tsconfig.json', JSON.stringify(tsconfig)] as const,
    ...soundFiles,
    ...otherPackages,
    ...brokenWalls,
  ];
  for (const [file, code] of files) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), code);
  }
  for (const { filePath, messages } of eslint())
    complain(
      relative(tree, filePath),
      messages.map(({ ruleId, message }) => ruleId ?? message),
    );
  for (const { filename, code } of oxlint().diagnostics) complain(filename, [code]);
}, 120_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(brokenWalls)('rejects %s', (file, _code, rule) => {
  expect(complaints.get(file)).toContain(rule);
});

// The tree has no packages, so imports from Node or React have no types there.
const untyped = (rule: string) => /^typescript\((?:no-unsafe-|TS)/.test(rule);

test.each(soundFiles)('accepts %s', (file) => {
  expect(complaints.get(file)?.filter((rule) => !untyped(rule))).toEqual([]);
});
