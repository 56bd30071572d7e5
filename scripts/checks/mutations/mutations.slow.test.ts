import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applyMutation, fileOf } from './apply.mjs';
import { mutations } from './mutations.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
const file = join(folder, 'lib', 'sum.ts');
const rule = { rule: 'sum', within: 'lib', find: 'a + b', replace: 'a - b' };

beforeAll(() => {
  mkdirSync(join(folder, 'lib'));
  writeFileSync(file, 'const sum = a + b;');
  writeFileSync(join(folder, 'lib', 'sum.test.ts'), 'a + b');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('applies a mutation to the only product file with its text, and reverts it', () => {
  const { putBack } = applyMutation(folder, rule);
  expect(readFileSync(file, 'utf8')).toBe('const sum = a - b;');
  putBack();
  expect(readFileSync(file, 'utf8')).toBe('const sum = a + b;');
});

test('rejects a mutation whose text is missing or occurs twice', () => {
  expect(() => fileOf(folder, { ...rule, find: 'a * b' })).toThrow(/0 times/);
  const other = join(folder, 'lib', 'other.ts');
  writeFileSync(other, 'a + b');
  expect(() => fileOf(folder, rule)).toThrow(/2 times/);
  rmSync(other);
});

// Excluded from `npm test`, which would otherwise detect every mutation by its missing text.
test.each(mutations)('finds the text of the mutation "$rule" once, and its tests', (mutation) => {
  expect(existsSync(fileOf(root, mutation))).toBe(true);
  for (const guard of mutation.guard.files) {
    expect([guard, existsSync(join(root, guard))]).toEqual([guard, true]);
    expect(guard).not.toContain('.slow.');
  }
});
