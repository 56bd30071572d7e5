import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { assetLifeMs, expiredAssets, publishAssets, removeOldAssets } from './assets.mjs';

let folder: string;
let assets: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-assets-'));
  assets = join(folder, 'assets');
});

afterEach(() => rm(folder, { recursive: true }));

/** A release with these files of its build. */
async function release(name: string, files: Record<string, string>): Promise<string> {
  const root = join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, '.next', 'static', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return root;
}

const served = (form: string, file: string) =>
  join(assets, form, 'websites/shop/_next/static', file);
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
const hours = (count: number) => new Date(count * 60 * 60 * 1_000);

test('publishes files unchanged, scripts and styles also compressed', async () => {
  await publishAssets(
    await release('one', { 'chunks/a.js': 'script', 'm/b.woff2': 'font' }),
    assets,
  );
  expect(await readFile(served('plain', 'chunks/a.js'), 'utf8')).toBe('script');
  const gzipped = await readFile(served('plain', 'chunks/a.js.gz'));
  expect(gunzipSync(gzipped).toString()).toBe('script');
  const brotli = await readFile(served('br', 'chunks/a.js'));
  expect(brotliDecompressSync(brotli).toString()).toBe('script');
  expect(await readFile(served('plain', 'm/b.woff2'), 'utf8')).toBe('font');
  expect(await exists(served('br', 'm/b.woff2'))).toBe(false);
});

test('keeps a page’s files for a day after its release was replaced, regardless of later releases', async () => {
  const one = await release('one', { 'one.js': '1', 'both.js': 'x' });
  const two = await release('two', { 'two.js': '2', 'both.js': 'x' });
  const three = await release('three', { 'three.js': '3' });
  await publishAssets(one, assets, hours(0));
  // Replaced after a hundred hours, and the next one an hour later.
  await publishAssets(two, assets, hours(100));
  await publishAssets(one, assets, hours(100));
  await publishAssets(three, assets, hours(101));
  await publishAssets(two, assets, hours(101));
  await removeOldAssets(assets, [three, two], hours(123).getTime());
  expect(await exists(served('br', 'one.js'))).toBe(true);

  await removeOldAssets(assets, [three, two], hours(125).getTime());
  for (const form of ['plain', 'br']) expect(await exists(served(form, 'one.js'))).toBe(false);
  expect(await exists(served('plain', 'one.js.gz'))).toBe(false);
  expect(await exists(served('plain', 'both.js'))).toBe(true);
});

test('never expires files of the current release, or of one that can be restored', async () => {
  const one = await release('one', { 'one.js': '1', 'm/font.woff2': 'f' });
  await publishAssets(one, assets, hours(0));
  await removeOldAssets(assets, [one], hours(1_000).getTime());
  for (const path of [served('br', 'one.js'), served('plain', 'one.js.gz')])
    expect(await exists(path)).toBe(true);
  expect(await exists(served('plain', 'm/font.woff2'))).toBe(true);
});

test('keeps files for exactly a day', () => {
  const files = [
    { path: 'old', servedAt: 0 },
    { path: 'edge', servedAt: 1 },
    { path: 'old but needed', servedAt: 0 },
  ];
  expect(expiredAssets(files, new Set(['old but needed']), assetLifeMs + 1)).toEqual(['old']);
});
