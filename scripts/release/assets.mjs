import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import {
  assetAddress,
  compressAssets,
  compressedForms,
  plainFiles,
} from '../lib/compressed-assets.mjs';
import { filesBelow } from '../lib/files-below.mjs';

/** How long a page may stay open and still find the files of its release, in milliseconds. */
export const assetLifeMs = 24 * 60 * 60 * 1_000;

/** The paths of all files of a build, relative to its folder. */
const assetsIn = (folder) => plainFiles(folder).map((file) => relative(folder, file));

async function exists(path) {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function create(target, source) {
  if (await exists(target)) return;
  await mkdir(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}`;
  await copyFile(source, draft);
  await rename(draft, target);
}

/** The shared files of one file of a build, each with the file that it is a copy of. */
function targetsOf(assets, source, file) {
  const under = (form) => join(assets, form, assetAddress, file);
  const { br, gzip } = compressedForms(join(source, file));
  return [
    [under('plain'), join(source, file)],
    ...(gzip ? [[`${under('plain')}.gz`, gzip]] : []),
    ...(br ? [[under('br'), br]] : []),
  ];
}

/**
 * Copies the files of a build to the folder from which nginx serves those of all releases, with compressed forms of
 * scripts and style sheets. They count as served from now on, so this is also called for a release that stops serving.
 */
export async function publishAssets(releaseFolder, assets, now = new Date()) {
  const source = join(releaseFolder, '.next', 'static');
  // A release of an earlier version of this program may have none.
  await compressAssets(source);
  for (const file of assetsIn(source)) {
    for (const [target, original] of targetsOf(assets, source, file)) {
      await create(target, original);
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
    const source = join(folder, '.next', 'static');
    for (const file of assetsIn(source))
      for (const [target] of targetsOf(assets, source, file)) kept.add(target);
  }
  const published = existsSync(assets) ? filesBelow(assets) : [];
  const files = await Promise.all(
    published.map(async (path) => ({ path, servedAt: (await stat(path)).mtimeMs })),
  );
  for (const path of expiredAssets(files, kept, now)) await rm(path, { force: true });
}
