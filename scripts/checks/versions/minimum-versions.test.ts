import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isAtLeast, isMended, minimumVersions } from './minimum-versions.ts';

const root = new URL('../../../', import.meta.url);
const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as {
  packages: Record<string, { version?: string }>;
};
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

const nameOf = (path: string) =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('no locked package is older than its last known advisory', () => {
  const outdated = Object.entries(lock.packages).flatMap(([path, { version = '0' }]) => {
    const advisory = minimumVersions[nameOf(path)];
    return advisory && !isMended(version, advisory)
      ? [`${path} ${version}: ${advisory.because}`]
      : [];
  });
  expect(outdated).toEqual([]);
});

test('every dependency is pinned to one version', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test.each([
  ['16.3.8', '16.3.8', true],
  ['16.4.0', '16.3.8', true],
  ['16.3.7', '16.3.8', false],
  ['15.9.9', '16.3.8', false],
  ['0.10.0', '0.9.1', true],
])('%s against %s', (version, minimum, expected) => {
  expect(isAtLeast(version, minimum)).toBe(expected);
});
