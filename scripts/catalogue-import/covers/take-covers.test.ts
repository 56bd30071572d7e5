import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type StagedRow } from '../row';
import { folderStore } from './cover-store';
import { takeCovers } from './take-covers';

let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'covers-'));
  folder = join(root, 'in');
  await mkdir(folder);
});

afterEach(() => rm(root, { recursive: true }));

const row = (line: number, sku: string, more: Partial<StagedRow> = {}): StagedRow => ({
  line,
  sku,
  ...more,
});
const draw = (name: string, background = 'red') =>
  sharp({ create: { width: 300, height: 400, channels: 3, background } }).toFile(
    join(folder, name),
  );
const take = (rows: StagedRow[], dryRun = false) =>
  takeCovers(
    rows,
    { folder, fetched: false, store: folderStore(root) },
    { dryRun, onTaken: () => undefined },
  );
const stored = () => readdir(join(root, 'public/websites/shop/covers')).catch(() => []);

test('finds files by sku regardless of case, and stores each under its own name', async () => {
  await draw('a-1.JPG');
  const { rows, problems } = await take([
    row(2, 'A-1'),
    row(3, 'A-2', { image_url: '/kept.webp' }),
  ]);
  expect(problems).toEqual([]);
  expect(rows[0]?.image_url).toMatch(/^\/websites\/shop\/covers\/A-1\.[0-9a-f]{12}\.webp$/);
  expect(rows[1]).toEqual(row(3, 'A-2', { image_url: '/kept.webp' }));
  expect(await stored()).toEqual([rows[0]!.image_url!.split('/').at(-1)]);

  expect((await take([row(2, 'A-1')])).rows).toEqual([rows[0]]);
  expect(await stored()).toHaveLength(1);
  await draw('a-1.JPG', 'blue');
  expect((await take([row(2, 'A-1')])).rows).not.toEqual([rows[0]]);
});

test('reports a cover that cannot be stored, and the product keeps its current one', async () => {
  await writeFile(join(folder, 'A-1.png'), 'no picture');
  await writeFile(join(folder, 'notes.txt'), '');
  await writeFile(join(folder, '.DS_Store'), '');
  await draw('A-3.png');
  await draw('a-3.webp');
  const { rows, problems } = await take([row(2, 'A-1', { image_url: '/old.webp' })]);
  expect(rows).toEqual([row(2, 'A-1')]);
  expect(problems.map(({ line, sku, reason }) => [line, sku, reason])).toEqual([
    [0, 'A-3', 'cover: another file has the same sku'],
    [0, undefined, 'cover: is not a picture file'],
    [2, 'A-1', 'cover: is not a picture that can be read'],
    [0, 'A-3', 'cover: no row has its sku'],
  ]);
});

test('stores numbered files as further pictures, in the order of their numbers', async () => {
  await draw('A-1_10.png', 'blue');
  await draw('a-1_02.jpg', 'green');
  const { rows, problems } = await take([row(2, 'A-1', { pictures: ['/old.webp'] })]);
  expect(problems).toEqual([]);
  expect(rows[0]).not.toHaveProperty('image_url');
  const pictures = rows[0]?.pictures ?? [];
  expect(pictures).toHaveLength(2);
  const colours = await Promise.all(
    pictures.map(async (address) => (await sharp(join(root, 'public', address)).stats()).dominant),
  );
  expect(colours[0]?.g).toBeGreaterThan(colours[0]?.b ?? 255);
  expect(colours[1]?.b).toBeGreaterThan(colours[1]?.g ?? 255);
});

test('reports a picture that cannot be stored, and the product keeps its current ones', async () => {
  await draw('A-1_1.png');
  await writeFile(join(folder, 'A-1_2.png'), 'no picture');
  await draw('A-1_01.webp');
  await draw('A-1_13.png');
  await draw('A-2_1.png');
  const { rows, problems } = await take([row(2, 'A-1', { pictures: ['/old.webp'] })]);
  expect(rows).toEqual([row(2, 'A-1')]);
  expect(problems.map(({ line, sku, reason }) => [line, sku, reason])).toEqual([
    [0, 'A-1', 'picture: another file has the same number'],
    [0, 'A-1', 'picture: is not numbered from 1 to 12'],
    [2, 'A-1', 'picture: is not a picture that can be read'],
    [0, 'A-2', 'cover: no row has its sku'],
  ]);
});

test('stores nothing in a dry run', async () => {
  await draw('A-1.png');
  expect((await take([row(2, 'A-1')], true)).problems).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('leaves addresses unchanged unless fetching is requested', async () => {
  const pictures = ['https://covers.example/2.jpg'];
  const own = [row(2, 'A-1', { image_url: 'https://covers.example/1.jpg', pictures })];
  expect((await take(own)).rows).toEqual(own);
  const options = { dryRun: false, onTaken: () => undefined };
  const fetched = await takeCovers(
    [
      row(2, 'A-1', { image_url: 'https://127.0.0.1/1.jpg' }),
      row(3, 'A-2', { image_url: '/own.webp', pictures: ['/own-1.webp'] }),
      row(4, 'A-3', { pictures: ['/own-2.webp', 'https://127.0.0.1/2.jpg'] }),
    ],
    { fetched: true, store: folderStore(root) },
    options,
  );
  expect(fetched.rows).toEqual([
    row(2, 'A-1'),
    row(3, 'A-2', { image_url: '/own.webp', pictures: ['/own-1.webp'] }),
    row(4, 'A-3'),
  ]);
  expect(fetched.problems).toMatchObject([
    { line: 2, reason: 'cover: is not a public address', found: 'https://127.0.0.1/1.jpg' },
    { line: 4, reason: 'picture: is not a public address', found: 'https://127.0.0.1/2.jpg' },
  ]);
});
