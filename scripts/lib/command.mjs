import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runChild, startChild } from './child.mjs';

/** In a folder of root, who alone installs packages. */
const aptLock = '/run/bookshop-apt.lock';

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

/**
 * Runs a command and resolves to its exit code; 127 when there is no such command. It prints to the terminal, or to
 * `print`, so that its output is not interleaved with that of parallel commands.
 */
export async function run(command, args, { signal, print, ...options } = {}) {
  try {
    const stdio = print ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = startChild(command, args, { stdio, ...options });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', print);
    return await runChild(child, signal);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return 127;
  }
}

/** Installs a package of the distribution; only possible for root on a system with apt. */
export async function aptInstall(name) {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return false;
  console.log(`Installing ${name} with apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Steps of the tests that run at the same time may need the same package; a second apt-get would fail at once.
  const inTurn = (...args) => run('flock', [aptLock, 'apt-get', ...args], { env });
  await inTurn('update', '-qq');
  return (await inTurn('install', '-y', '-qq', '--no-install-recommends', name)) === 0;
}

/** What a command prints, or `undefined` when it cannot run. */
export function outputOf(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? stdout.trim() : undefined;
}
