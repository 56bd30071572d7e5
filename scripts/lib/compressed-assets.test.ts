import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compressAssets, plainFiles } from './compressed-assets.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-compressed-'));
  await mkdir(join(folder, 'chunks'));
});

afterEach(() => rm(folder, { recursive: true }));

const script = () => join(folder, 'chunks', 'a.js');

test('compresses scripts and style sheets, and nothing else', async () => {
  await writeFile(script(), 'script');
  await writeFile(join(folder, 'b.css'), 'style');
  await writeFile(join(folder, 'c.woff2'), 'font');
  await compressAssets(folder);
  expect(brotliDecompressSync(await readFile(`${script()}.br`)).toString()).toBe('script');
  expect(gunzipSync(await readFile(join(folder, 'b.css.gz'))).toString()).toBe('style');
  expect(plainFiles(folder).sort()).toEqual(
    ['b.css', 'c.woff2', join('chunks', 'a.js')].map((file) => join(folder, file)),
  );
  await expect(readFile(join(folder, 'c.woff2.br'))).rejects.toThrow('ENOENT');
});

test('keeps a compressed form, unless the file has changed since', async () => {
  await writeFile(script(), 'script');
  await compressAssets(folder);
  await writeFile(`${script()}.br`, 'made before');
  await compressAssets(folder);
  expect(await readFile(`${script()}.br`, 'utf8')).toBe('made before');

  await writeFile(script(), 'changed');
  const later = new Date(Date.now() + 60_000);
  await utimes(script(), later, later);
  await compressAssets(folder);
  expect(brotliDecompressSync(await readFile(`${script()}.br`)).toString()).toBe('changed');
});

test('finds nothing in a folder that does not exist', async () => {
  expect(plainFiles(join(folder, 'nothing'))).toEqual([]);
  await expect(compressAssets(join(folder, 'nothing'))).resolves.toBeUndefined();
});
