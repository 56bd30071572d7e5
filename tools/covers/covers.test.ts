import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { planCatalogue } from '../sample-catalogue/plan.ts';
import { coverFolder } from './covers.ts';
import { unpackWoff } from './woff.ts';

const files = planCatalogue().map(({ sku }) =>
  fileURLToPath(new URL(`../../${coverFolder}/${sku}.webp`, import.meta.url)),
);

test('covers weigh at most 22 KB each and 6 MB together', async () => {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  assert.ok(Math.max(...sizes) <= 22 * 1024);
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= 6_000_000);
});

test('covers are 600 × 800 WebP', async () => {
  for (const file of files) {
    const { format, width, height } = await sharp(file).metadata();
    assert.deepEqual({ format, width, height }, { format: 'webp', width: 600, height: 800 });
  }
});

test('a web font unpacks to a plain one with the same tables', async () => {
  const address = import.meta.resolve('@fontsource/cairo/files/cairo-arabic-700-normal.woff');
  const woff = await readFile(new URL(address));
  const font = unpackWoff(woff);
  assert.equal(font.readUInt32BE(0), 0x00010000);
  assert.equal(font.readUInt16BE(4), woff.readUInt16BE(12));
  const tags = new Set(
    Array.from({ length: font.readUInt16BE(4) }, (_, table) =>
      font.toString('latin1', 12 + table * 16, 16 + table * 16),
    ),
  );
  for (const tag of ['GSUB', 'GPOS', 'cmap', 'glyf', 'head', 'hmtx']) assert.ok(tags.has(tag), tag);
  assert.throws(() => unpackWoff(Buffer.from('OTTO'.repeat(20))), /^Error: Not a WOFF 1 font\.$/);
});
