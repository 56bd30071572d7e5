import { installedPostgres } from '../../supabase/local/testing/installed-postgres.mjs';
import { aptInstall, isExecutable, onPath } from './command.mjs';
import { PlainError } from './plain-error.mjs';

/**
 * The result of `find`; installs the distribution's package if it finds nothing.
 *
 * @param {() => string | undefined} find
 * @param {string} name
 * @param {string} packageName
 */
async function findOrInstall(find, name, packageName, instead = '') {
  if (!find()) await aptInstall(packageName);
  const found = find();
  if (found) return found;
  throw new PlainError(
    `This needs ${name}, and it could not be installed. Install ${packageName}${instead}, and run the command again.`,
  );
}

/** The folder of PostgreSQL's server programs: see `installedPostgres`. */
export const findPostgres = () =>
  findOrInstall(
    installedPostgres,
    'the PostgreSQL server programs (initdb, postgres)',
    'postgresql',
    ', version 15 or newer, or set POSTGRES_BIN to the folder of its programs',
  );

/** The path of a Redis or Valkey server. */
export const findRedis = () =>
  findOrInstall(() => onPath(['redis-server', 'valkey-server']), 'Redis or Valkey', 'redis-server');

/** The path of nginx, which Debian installs in a folder that only root has on the path. */
export const findNginx = () =>
  findOrInstall(
    () => onPath(['nginx']) ?? ['/usr/sbin/nginx'].find(isExecutable),
    'nginx',
    'nginx-light',
  );
