import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild, startChild } from './child.mjs';
import { PlainError } from './plain-error.mjs';

/**
 * Whether `node_modules` matches `package-lock.json`; with `tests`, including the packages that only tests and checks
 * use. npm writes its own lock file last.
 */
export function isInstalled(root, { tests = false } = {}) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const present = packagesIn(record);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' ||
      optional ||
      (!tests && (dev || devOptional)) ||
      present[path]?.version === version,
  );
}

function packagesIn(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

const options = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/**
 * Installs missing packages: those that build and run the shop, or with `tests` all of them. An interrupted
 * installation leaves no lock file of npm's, so the next call repeats it.
 */
export async function installPackages(root, signal, report, { tests = false } = {}) {
  if (isInstalled(root, { tests })) return;
  // What runs the shop stays, with its caches; `npm ci` would delete all packages first.
  const isAddition = tests && isInstalled(root);
  const args = isAddition
    ? ['install', '--include=dev', '--no-save']
    : ['ci', tests ? '--include=dev' : '--omit=dev'];
  report(`Installing packages (npm ${args.join(' ')}) …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await runChild(
    startChild(npm, [...args, ...options], { cwd: root, shell: process.platform === 'win32' }),
    signal,
  );
  signal?.throwIfAborted();
  if (code !== 0)
    throw new PlainError('The packages could not be installed: see what npm says above.');
}
