import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const draftPrefix = 'draft-';
const claimPrefix = 'claim-';
/** How long a process waits for another one that makes the same folder, in milliseconds: it may have been killed. */
const patience = 120_000;
const pause = 100;

/**
 * A digest of these files and of all files in these folders.
 *
 * @param {Iterable<string>} paths
 */
export async function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) await digest(path, hash);
  return hash.digest('hex').slice(0, 16);
}

async function digest(path, hash) {
  if ((await stat(path)).isDirectory()) {
    for (const name of (await readdir(path)).sort()) await digest(join(path, name), hash);
    return;
  }
  hash
    .update(path)
    .update('\0')
    .update(await readFile(path));
}

/**
 * Whether this process is the first to make a folder. Otherwise resolves when the first has ended, or after the time
 * limit.
 */
async function isFirstToMake(folder, claim, wait) {
  const isFirst = await mkdir(claim).then(
    () => true,
    () => false,
  );
  const until = Date.now() + patience;
  while (!isFirst && !existsSync(folder) && existsSync(claim) && Date.now() < until) await wait();
  return isFirst;
}

/**
 * Caches build results: returns a folder below `node_modules` for this kind and digest, filled by `make` if it does not
 * exist. Of several processes one makes it, and the others wait. Older folders of the same kind are deleted.
 * @param {string} kind
 * @param {string} digest
 * @param {(draft: string) => Promise<void>} make
 * @param {string} [root] The project's folder.
 * @param {() => Promise<unknown>} [wait] Until a process looks again whether another one has made it.
 * @returns {Promise<string>}
 */
export async function keptFolder(kind, digest, make, root = '.', wait = () => sleep(pause)) {
  const cache = join(root, 'node_modules', '.cache');
  const name = `${kind}-${digest}`;
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;

  await mkdir(cache, { recursive: true });
  const claim = join(cache, `${claimPrefix}${name}`);
  if (!(await isFirstToMake(folder, claim, wait)) && existsSync(folder)) return folder;
  const draft = await mkdtemp(join(cache, draftPrefix));
  try {
    await make(draft);
    for (const other of await readdir(cache))
      if (other.startsWith(`${kind}-`) && other !== name)
        await rm(join(cache, other), { recursive: true, force: true });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have created it in the meantime.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(claim, { recursive: true, force: true });
  }
  return folder;
}
