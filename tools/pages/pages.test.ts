import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { planCatalogue } from '../sample-catalogue/plan.ts';
import { pagesOf } from '../sample-catalogue/shop-terms.ts';
import { chaptersOf } from './contents.ts';
import { lessonOf } from './lessons/index.ts';
import { pageFiles, pagesFolder } from './selection.ts';

const folder = fileURLToPath(new URL(`../../${pagesFolder}/`, import.meta.url));
const shown = planCatalogue().filter((entry) => pageFiles(entry).length > 0);
const lessons = new Set(shown.flatMap((entry) => lessonOf(entry) ?? []));

/** Every text of a lesson. */
const textsOf = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : part !== null && typeof part === 'object'
      ? Object.values(part).flatMap(textsOf)
      : [];

describe('pages of the inside', () => {
  test('are there for a good part of the books, of most subjects', () => {
    assert.ok(shown.length >= 50);
    assert.ok(new Set(shown.map(({ subject }) => subject.code)).size >= 12);
    assert.ok(shown.some(({ grade }) => grade === 1));
  });

  test('are small WebP pictures of one size, 4 MB together', async () => {
    const files = await readdir(folder);
    let sum = 0;
    for (const file of files) {
      const bytes = (await stat(folder + file)).size;
      const { format, width, height } = await sharp(folder + file).metadata();
      assert.deepEqual({ format, width, height }, { format: 'webp', width: 900, height: 1200 });
      assert.ok(bytes <= 36 * 1024, `${file}: ${String(bytes)}`);
      sum += bytes;
    }
    assert.ok(sum <= 4_000_000, String(sum));
  });

  test('have units in the order of their pages, within the book', () => {
    for (const entry of shown) {
      const begins = chaptersOf(entry).map(({ page }) => page);
      assert.deepEqual(
        begins,
        [...new Set(begins)].sort((one, two) => one - two),
        entry.sku,
      );
      assert.ok((begins.at(-1) ?? 0) < pagesOf(entry), entry.sku);
    }
  });

  test('hold only signs that the typefaces have', () => {
    const drawable = /^[\u0020-\u007e\u00a0-\u00ff\u0600-\u06ff\u2013\u2026\u2019]*$/;
    for (const text of [...lessons].flatMap(textsOf)) assert.match(text, drawable);
  });

  test('ask questions with four different options', () => {
    for (const { title, questions } of lessons)
      for (const { prompt, options } of questions)
        assert.equal(new Set(options).size, 4, `${title}: ${prompt}`);
  });
});
