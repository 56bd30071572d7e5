import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A refusal that is told as one sentence, without a stack. */
export class Unmet extends Error {}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of `names` that the shell would find, as a path. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Runs a command in the terminal's own streams and resolves to its exit code; never rejects. */
export function run(command, args, { env = {}, cwd = process.cwd() } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Installs a package of the distribution; only possible for root on a system with apt. */
export async function aptInstall(name) {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return false;
  console.log(`Installing ${name} with apt-get…`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env: quiet });
  return (
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env: quiet,
    })) === 0
  );
}

/** What a command prints, or `undefined` when it cannot run. */
export function outputOf(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? stdout.trim() : undefined;
}
