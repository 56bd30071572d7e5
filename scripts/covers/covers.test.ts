import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { planCatalogue } from '../seed-catalogue/plan.ts';
import { unpackWoff } from './woff.ts';

const folder = 'public/websites/shop/covers';
const files = planCatalogue().map(({ sku }) => path.join(folder, `${sku}.webp`));

test('every book has its cover, and no cover lacks its book', async () => {
  const present = (await readdir(folder)).map((file) => path.join(folder, file));
  expect(new Set(present)).toEqual(new Set(files));
});

test('covers weigh at most 22 KB each and 6 MB together', async () => {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(22 * 1024);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000_000);
});

test('covers are 600 × 800 WebP', async () => {
  for (const file of files.filter((_, index) => index % 20 === 0)) {
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 600, height: 800 });
  }
});

test('a web font unpacks to a plain one with the same tables', async () => {
  const woff = await readFile('node_modules/@fontsource/cairo/files/cairo-arabic-700-normal.woff');
  const font = unpackWoff(woff);
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  expect(font.readUInt16BE(4)).toBe(woff.readUInt16BE(12));
  const tags = Array.from({ length: font.readUInt16BE(4) }, (_, table) =>
    font.toString('latin1', 12 + table * 16, 16 + table * 16),
  );
  expect(tags).toEqual(expect.arrayContaining(['GSUB', 'GPOS', 'cmap', 'glyf', 'head', 'hmtx']));
  expect(() => unpackWoff(Buffer.from('OTTO'.repeat(20)))).toThrow('Not a WOFF 1 font.');
});
