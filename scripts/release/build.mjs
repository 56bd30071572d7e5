import { execFile } from 'node:child_process';
import {
  copyFile,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { runChild, startChild } from '../lib/child.mjs';
import { installPackages } from '../lib/install.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { buildShop, fingerprint } from '../lib/shop-build.mjs';

const perform = promisify(execFile);
const distDir = '.next';

/**
 * Builds the checkout in `root` into a new folder of the site, with its own packages, so that nothing that
 * happens to `root` later changes it. Resolves to the release's name. A build of the same sources and variables is
 * copied instead of repeated. Rejects with a `PlainError` if the version cannot be built; the folder is removed then.
 */
export async function buildRelease({
  root,
  folder,
  environment,
  signal,
  report,
  now = new Date(),
}) {
  await installPackages(root, signal, report);
  const releases = join(folder, 'releases');
  const built = { ...environment, NEXT_DIST_DIR: distDir };
  const digest = await fingerprint(root, built);
  const name = `${now.toISOString().replace(/\D/g, '').slice(0, 14)}-${digest.slice(0, 12)}`;
  const release = join(releases, name);
  report(`Preparing release ${name} …`);
  try {
    await copyVersion(root, release);
    const twin = await builtAs(await fingerprint(release, built), releases);
    await copyPackages(join(root, 'node_modules'), join(release, 'node_modules'), signal);
    if (twin) await copyTree(join(releases, twin, distDir), join(release, distDir), signal);
    await shareCache(join(folder, 'shared', 'cache'), join(release, distDir, 'cache'));
    await buildShop({ root: release, distDir, environment: built, signal, report });
  } catch (error) {
    await rm(release, { recursive: true, force: true });
    throw error;
  }
  return name;
}

/** A release built from the same sources and variables. */
async function builtAs(digest, releases) {
  const names = await readdir(releases).catch(() => []);
  for (const name of names) {
    const stamp = await readFile(join(releases, name, distDir, 'build-stamp'), 'utf8').catch(
      () => '',
    );
    if (stamp === digest) return name;
  }
  return undefined;
}

/** The files that Git knows or would add, as they are now, and the files with variables, which it ignores. */
async function copyVersion(root, release) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await perform('git', list, { cwd: root, maxBuffer: 64 * 1024 * 1024 }).catch(
    () => {
      throw new PlainError(`${root} is not a Git checkout, so it cannot be released.`);
    },
  );
  const variables = (await readdir(root)).filter((name) => /^\.env(?:\.|$)/.test(name));
  for (const file of [...stdout.split('\0').filter(Boolean), ...variables]) {
    const status = await lstat(join(root, file)).catch(() => undefined);
    if (!status?.isFile()) continue;
    await mkdir(dirname(join(release, file)), { recursive: true });
    await copyFile(join(root, file), join(release, file));
    // nginx derives a file's ETag from its time: browsers keep unchanged files.
    await utimes(join(release, file), status.atime, status.mtime);
  }
}

async function copyPackages(source, target, signal) {
  await copyTree(source, target, signal);
  await rm(join(target, '.cache'), { recursive: true, force: true });
}

/** Hard links where the system has them: npm and Next.js replace files, they do not write into them. */
async function copyTree(source, target, signal) {
  const copy = startChild('cp', ['-al', source, target], { stdio: 'ignore' });
  const code = await runChild(copy, signal).catch(() => 1);
  signal?.throwIfAborted();
  if (code === 0) return;
  await rm(target, { recursive: true, force: true });
  await cp(source, target, { recursive: true, verbatimSymlinks: true });
}

/** The last good responses of the backend and the resized covers are shared by all releases. */
async function shareCache(shared, link) {
  await mkdir(shared, { recursive: true });
  await mkdir(dirname(link), { recursive: true });
  await rm(link, { recursive: true, force: true });
  await symlink(relative(dirname(link), shared), link);
}
