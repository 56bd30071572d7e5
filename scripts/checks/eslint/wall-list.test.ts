import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { leanings, outerZones } from './walls.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
// The tools are a separate package with its own linter configuration.
const product = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', ':!tools'], {
  cwd: root,
})
  .toString()
  .split('\n')
  .filter((path) => path.includes('/') && !/\.test\.|-fixture\.|\/testing\//.test(path));

const isUsed = (parent: string, folder: string, other: string) => {
  const wanted = new RegExp(`(?:from |import\\()'(?:@/${parent}|[./]+)/${other}/`);
  return product
    .filter((path) => path.startsWith(`${parent}/${folder}/`))
    .some((path) => wanted.test(readFileSync(resolve(root, path), 'utf8')));
};

test('puts every folder with code behind a wall', () => {
  const walled = new Set(
    outerZones.flatMap(({ target }) => [target].flat().map((path) => path.replace('./', ''))),
  );
  const folders = new Set(product.map((path) => path.slice(0, path.indexOf('/'))));
  expect([...folders].filter((folder) => !walled.has(folder))).toEqual([]);
});

test.each(Object.entries(leanings))(
  'lists only dependencies in %s that exist',
  (parent, { leansOn }) => {
    const written = Object.entries<string[]>(leansOn).flatMap(([folder, others]) =>
      others.map((other) => [folder, other] as const),
    );
    expect(written.filter(([folder, other]) => !isUsed(parent, folder, other))).toEqual([]);
  },
);

test.each(Object.entries(leanings))(
  'lists only shared folders in %s that exist',
  (parent, { shared }) => {
    const isThere = (folder: string) =>
      product.some((path) => path.startsWith(`${parent}/${folder}/`));
    expect(shared.filter((folder) => !isThere(folder))).toEqual([]);
  },
);
