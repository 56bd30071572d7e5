import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { steps } from '../../test/run.mjs';

const read = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
const workflow = read('full');

test('gates changes by npm test, and fails on flaky tests every night', () => {
  expect(read('test')).toMatch(/^ {6}- run: npm test$/m);
  const commands = workflow.split('\n').filter((line) => line.includes('run: npm run'));
  expect(
    commands.filter((line) => !/test:all -- --strict |--fail-on-flaky-tests/.test(line)),
  ).toEqual([]);
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
