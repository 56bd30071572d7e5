import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { brokenWalls, soundFiles } from './broken-walls.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const tree = mkdtempSync(join(tmpdir(), 'walls-'));
const complaints = new Map<string, string[]>();

type Result = { filePath: string; messages: { ruleId: string | null; message: string }[] };

const tsconfig = {
  compilerOptions: {
    strict: true,
    jsx: 'react-jsx',
    moduleResolution: 'bundler',
    paths: { '@/*': ['./*'] },
  },
  include: ['**/*.ts', '**/*.tsx'],
};

beforeAll(() => {
  const files = [
    ['tsconfig.json', JSON.stringify(tsconfig)] as const,
    ...soundFiles,
    ...brokenWalls,
  ];
  for (const [file, code] of files) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), code);
  }
  const eslint = join(repository, 'node_modules/eslint/bin/eslint.js');
  const config = join(repository, 'eslint.config.mjs');
  const run = spawnSync(process.execPath, [eslint, '--config', config, '--format', 'json', '.'], {
    cwd: tree,
    encoding: 'utf8',
  });
  if (!run.stdout.startsWith('[')) throw new Error(run.stderr);
  for (const { filePath, messages } of JSON.parse(run.stdout) as Result[]) {
    complaints.set(
      relative(tree, filePath),
      messages.map(({ ruleId, message }) => ruleId ?? message),
    );
  }
}, 120_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(brokenWalls)('%s is refused', (file, _code, rule) => {
  expect(complaints.get(file)).toContain(rule);
});

// The tree has no packages, so what comes from Node or React has no type there.
const untyped = (rule: string) => rule.startsWith('@typescript-eslint/no-unsafe-');

test.each(soundFiles)('%s passes', (file) => {
  expect(complaints.get(file)?.filter((rule) => !untyped(rule))).toEqual([]);
});
