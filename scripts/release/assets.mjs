import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { filesBelow } from '../lib/files-below.mjs';

/** How long a page may stay open and still find the files of its release, in milliseconds. */
export const assetLifeMs = 24 * 60 * 60 * 1_000;

const address = join('websites', 'shop', '_next', 'static');
const isText = /\.(?:js|css)$/;
const compress = { gzip: promisify(gzip), br: promisify(brotliCompress) };

/** The paths of all files below a folder, from there; none if it does not exist. */
const assetsIn = (folder) =>
  existsSync(folder) ? filesBelow(folder).map((file) => relative(folder, file)) : [];

async function exists(path) {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function create(target, write) {
  if (await exists(target)) return;
  await mkdir(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}`;
  await write(draft);
  await rename(draft, target);
}

/** The shared files of one file of a build. */
function targetsOf(assets, file) {
  const under = (form) => join(assets, form, address, file);
  return isText.test(file)
    ? { plain: under('plain'), gzip: `${under('plain')}.gz`, br: under('br') }
    : { plain: under('plain') };
}

/**
 * Copies the files of a build to the folder from which nginx serves those of all releases, with compressed forms of
 * scripts and style sheets. They count as served from now on, so this is also called for a release that stops serving.
 */
export async function publishAssets(releaseFolder, assets, now = new Date()) {
  const source = join(releaseFolder, '.next', 'static');
  for (const file of assetsIn(source)) {
    for (const [form, target] of Object.entries(targetsOf(assets, file))) {
      await create(target, async (draft) => {
        if (form === 'plain') return copyFile(join(source, file), draft);
        return writeFile(draft, await compress[form](await readFile(join(source, file))));
      });
      await utimes(target, now, now);
    }
  }
}

/**
 * Which of the files may be removed.
 * @param {{ path: string, servedAt: number }[]} files `servedAt` in milliseconds
 * @param {Set<string>} kept Paths of files that a release may still need.
 * @param {number} now in milliseconds
 */
export function expiredAssets(files, kept, now) {
  return files
    .filter(({ path, servedAt }) => now - servedAt > assetLifeMs && !kept.has(path))
    .map(({ path }) => path);
}

/** Removes files that no release needed for a day, except those of `releaseFolders`. */
export async function removeOldAssets(assets, releaseFolders, now = Date.now()) {
  const kept = new Set();
  for (const folder of releaseFolders) {
    for (const file of assetsIn(join(folder, '.next', 'static')))
      for (const target of Object.values(targetsOf(assets, file))) kept.add(target);
  }
  const files = await Promise.all(
    assetsIn(assets).map(async (file) => {
      const path = join(assets, file);
      return { path, servedAt: (await stat(path)).mtimeMs };
    }),
  );
  for (const path of expiredAssets(files, kept, now)) await rm(path, { force: true });
}
