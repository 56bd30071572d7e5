import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { errorRows } from './errors/index.ts';
import { screenRows } from './screens/index.ts';
import { rowProblems } from './row-problems.ts';
import type { Row } from './row.ts';
import { validationRows } from './validation.ts';

const root = new URL('../../../', import.meta.url);

function read(file: string): string | null {
  try {
    return readFileSync(new URL(file, root), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const rows = [...screenRows, ...validationRows, ...errorRows];

test('every row of the specification is shown by a test that runs', () => {
  expect(rowProblems(rows, read)).toEqual([]);
});

test('every part of sections 2, 5 and 8 has rows', () => {
  const parts = new Set(rows.map(({ id }) => id.slice(0, id.indexOf(':'))));
  expect([...parts]).toEqual([
    '2 Routes',
    '2 Layout',
    '2 Login',
    '2 Sign up',
    '2 Shop',
    '2 Product detail',
    '2 Cart',
    '2 Checkout',
    '2 Payment complete',
    '2 Profile',
    '2 Order details',
    '2 Reset password',
    '2 About',
    '5 Login',
    '5 Reset request',
    '5 Sign up',
    '5 New password',
    '5 Cart',
    '5 Required fields',
    '5 Phone numbers',
    '5 Pre-checks',
    '8 Requests',
    '8 Authentication',
    '8 Catalogue and cart',
    '8 Checkout',
    '8 Orders and tracking',
    '8 Screens',
    '8 Telemetry',
  ]);
});

const example = `
import { test as asVisitor } from './visitor';
test('runs', () => {});
asVisitor(\`\${path} runs\`, async () => {});
test.each([1])('each %s', () => {});
test.describe('some', () => { test('within', () => { test.skip(isPhone, 'why'); }); });
test.skip('skipped', () => {});
test.describe.skip('others', () => { test('skipped within', () => {}); });
test('skips itself', () => { test.fixme(); });
expect('never a test').toBe('x');
`;
const labels = "-- 'a comment'\nselect assert.that(true, 'the shop''s list');";
const files: Record<string, string> = { 'a.test.ts': example, 'a.test.sql': labels };
const problems = (...tests: [file: string, title: string][]) => {
  const row: Row = {
    id: '2 Login: x',
    does: '',
    tests: tests.map(([file, title]) => ({ file, title })),
  };
  return rowProblems([row], (file) => files[file] ?? null);
};

test('tests are found by their titles, whatever they are called by', () => {
  const titles = ['runs', '${path} runs', 'each %s', 'within'];
  expect(problems(...titles.map((title): [string, string] => ['a.test.ts', title]))).toEqual([]);
  expect(problems(['a.test.sql', "the shop's list"])).toEqual([]);
});

test.each([
  ['b.test.ts', 'runs', '2 Login: x: there is no file b.test.ts'],
  ['a.test.ts', 'run', '2 Login: x: a.test.ts has no test “run”'],
  ['a.test.ts', 'never a test', '2 Login: x: a.test.ts has no test “never a test”'],
  ['a.test.ts', 'some', '2 Login: x: a.test.ts has no test “some”'],
  ['a.test.sql', 'a comment', '2 Login: x: a.test.sql has no test “a comment”'],
  ['a.test.ts', 'skipped', '2 Login: x: a.test.ts skips “skipped”'],
  ['a.test.ts', 'skipped within', '2 Login: x: a.test.ts skips “skipped within”'],
  ['a.test.ts', 'skips itself', '2 Login: x: a.test.ts skips “skips itself”'],
])('of %s “%s” it is said: %s', (file, title, problem) => {
  expect(problems([file, title])).toEqual([problem]);
});

test('a row without a test, and one whose name is taken, are told', () => {
  expect(problems()).toEqual(['2 Login: x: no test shows it']);
  const row: Row = { id: '5 Cart: y', does: '', tests: [{ file: 'a.test.ts', title: 'runs' }] };
  expect(rowProblems([row, row], () => example)).toEqual([
    '5 Cart: y: there is another row of this name',
  ]);
});
