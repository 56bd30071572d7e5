import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const versionOf = (folder) => Number(/(\d+)/.exec(folder)?.[1] ?? 0);

function versionsIn(parent, pattern) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => pattern.test(name))
    .sort((a, b) => versionOf(b) - versionOf(a))
    .map((name) => join(parent, name, 'bin'));
}

function holdsServer(folder) {
  try {
    for (const program of ['initdb', 'postgres']) accessSync(join(folder, program), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The folder of PostgreSQL's server programs: `POSTGRES_BIN`, Debian's, Homebrew's, one on the path, or next to
 * `pg_config`. `undefined` if this machine has no server.
 */
export function installedPostgres() {
  const folders = [
    process.env.POSTGRES_BIN,
    ...versionsIn('/usr/lib/postgresql', /^\d+$/),
    ...versionsIn('/opt/homebrew/opt', /^postgresql(?:@\d+)?$/),
    ...versionsIn('/usr/local/opt', /^postgresql(?:@\d+)?$/),
    ...(process.env.PATH ?? '').split(delimiter),
    // Null if the program does not exist.
    spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim(),
  ];
  return folders.find((folder) => folder && holdsServer(folder));
}
