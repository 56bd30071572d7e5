import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptInstall, isExecutable, onPath, outputOf } from './command.mjs';
import { PlainError } from '../lib/plain-error.mjs';

const versionOf = (folder) => Number(/(\d+)/.exec(folder)?.[1] ?? 0);

function versionsIn(parent, pattern) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => pattern.test(name))
    .sort((a, b) => versionOf(b) - versionOf(a))
    .map((name) => join(parent, name, 'bin'));
}

/**
 * The folder that holds `initdb` and `postgres`: `POSTGRES_BIN`, Debian's, Homebrew's, or beside `pg_config`.
 * `undefined` when this machine has no server.
 */
export function installedPostgres() {
  const onPathInitdb = onPath(['initdb']);
  const configured = onPath(['pg_config']) && outputOf('pg_config', ['--bindir']);
  const folders = [
    process.env.POSTGRES_BIN,
    ...versionsIn('/usr/lib/postgresql', /^\d+$/),
    ...versionsIn('/opt/homebrew/opt', /^postgresql(?:@\d+)?$/),
    ...versionsIn('/usr/local/opt', /^postgresql(?:@\d+)?$/),
    onPathInitdb && dirname(onPathInitdb),
    configured,
  ];
  return folders.find(
    (folder) =>
      folder && isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')),
  );
}

/** As `installedPostgres`, but installs the distribution's server when there is none. */
export async function findPostgres() {
  const found = installedPostgres();
  if (found) return found;
  await aptInstall('postgresql');
  const installed = installedPostgres();
  if (installed) return installed;
  throw new PlainError(
    'The database tests need the PostgreSQL server programs (initdb, postgres), and none could be installed. Install PostgreSQL 15 or newer, or set POSTGRES_BIN to the folder of its programs, and run npm test again.',
  );
}
