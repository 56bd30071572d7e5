import { existsSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files-below.mjs';

/** The address of the folder `static` of a build, relative to the site's. */
export const assetAddress = 'websites/shop/_next/static';

/** The content types of the files that are compressed, by extension. */
export const compressedTypes = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// Brotli's default is its highest level.
const compress = {
  br: (content) => toBrotli(content),
  gzip: (content) => toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Where the compressed forms of a file are, by encoding. A file of another type has none.
 * @param {string} path
 * @returns {Record<string, string>}
 */
export const compressedForms = (path) =>
  Object.hasOwn(compressedTypes, extname(path)) ? { br: `${path}.br`, gzip: `${path}.gz` } : {};

/** The files below a folder that are not compressed forms of others; none if it does not exist. */
export const plainFiles = (folder) =>
  existsSync(folder)
    ? filesBelow(folder).filter((file) => !/\.(?:br|gz)(?:\.\d+)?$/.test(file))
    : [];

async function isNewer(path, source) {
  const [made, changed] = await Promise.all([stat(path).catch(() => undefined), stat(source)]);
  return made !== undefined && made.mtimeMs >= changed.mtimeMs;
}

/** Creates the compressed forms of the scripts and style sheets below a folder, at the highest level, once. */
export async function compressAssets(folder) {
  const forms = plainFiles(folder).flatMap((source) =>
    Object.entries(compressedForms(source)).map(([encoding, path]) => ({ source, encoding, path })),
  );
  await Promise.all(
    forms.map(async ({ source, encoding, path }) => {
      if (await isNewer(path, source)) return;
      // A build that is killed here must not leave half a file.
      const draft = `${path}.${process.pid}`;
      await writeFile(draft, await compress[encoding](await readFile(source)));
      await rename(draft, path);
    }),
  );
}
