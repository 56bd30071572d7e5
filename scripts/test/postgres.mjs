import { installedPostgres } from '../../supabase/local/testing/installed-postgres.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { aptInstall } from './command.mjs';

/** As `installedPostgres`, but installs the distribution's server if there is none. */
export async function findPostgres() {
  const found = installedPostgres();
  if (found) return found;
  await aptInstall('postgresql');
  const installed = installedPostgres();
  if (installed) return installed;
  throw new PlainError(
    'This needs the PostgreSQL server programs (initdb, postgres), and none could be installed. Install PostgreSQL 15 or newer, or set POSTGRES_BIN to the folder of its programs, and run the command again.',
  );
}
