import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { checkNodeVersion } from '../../lib/node-version.mjs';

const root = new URL('../../../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');
const lock = JSON.parse(textOf('package-lock.json')) as {
  packages: Record<
    string,
    { version?: string; resolved?: string; integrity?: string; optional?: boolean }
  >;
};
const manifest = JSON.parse(textOf('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

test('pins every dependency to one version', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('locks every package from the public registry, with a checksum', () => {
  const registry = 'https://registry.npmjs.org/';
  const { '': _, ...packages } = lock.packages;
  const doubtful = Object.entries(packages).filter(
    // npm records no checksum for packages of other platforms that were never downloaded here.
    ([, { resolved = registry, integrity, optional }]) =>
      !resolved.startsWith(registry) || !(integrity || optional),
  );
  expect(doubtful.map(([path]) => path)).toEqual([]);
});

test('locks platform-specific programs for every platform', () => {
  for (const family of [
    '@oxlint/binding-',
    '@oxlint-tsgolint/',
    '@deno/',
    '@next/swc-',
    '@img/sharp-',
  ]) {
    const platforms = Object.keys(lock.packages).filter((path) => path.includes(`/${family}`));
    for (const platform of ['darwin-arm64', 'linux-x64', 'win32-x64'])
      expect([family, platforms]).toEqual([
        family,
        expect.arrayContaining([expect.stringContaining(platform)]),
      ]);
  }
});

test('builds the server functions with the packages of the lock file', () => {
  const { imports } = JSON.parse(textOf('supabase/functions/deno.json')) as {
    imports: Record<string, string>;
  };
  for (const [name, address] of Object.entries(imports))
    expect(address).toBe(`npm:${name}@${lock.packages[`node_modules/${name}`]?.version ?? ''}`);
});

test('names a supported Node.js version in .nvmrc', () => {
  const [, major] = /^(\d+)$/.exec(textOf('.nvmrc').trim()) ?? [];
  expect(() => checkNodeVersion(`${major ?? ''}.999.0`)).not.toThrow();
});
