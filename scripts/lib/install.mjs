import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild, startChild } from './child.mjs';
import { PlainError } from './plain-error.mjs';

/** Whether `node_modules` matches `package-lock.json`. npm writes its own lock file last. */
export function isInstalled(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const present = packagesIn(record);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || optional || present[path]?.version === version,
  );
}

function packagesIn(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** Runs `npm ci` if packages are missing. An interrupted run leaves no lock file, so the next start repeats it. */
export async function installPackages(root, signal, report) {
  if (isInstalled(root)) return;
  report('Installing packages (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = [
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  ];
  const code = await runChild(
    startChild(npm, args, { cwd: root, shell: process.platform === 'win32' }),
    signal,
  );
  signal?.throwIfAborted();
  if (code !== 0)
    throw new PlainError('The packages could not be installed: see what npm says above.');
}
