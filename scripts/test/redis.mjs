import { PlainError } from '../lib/plain-error.mjs';
import { aptInstall, onPath } from './command.mjs';

const names = ['redis-server', 'valkey-server'];

/**
 * The path of a Redis or Valkey server. Installs the distribution's if there is none.
 *
 * @returns {Promise<string>}
 */
export async function findRedis() {
  const found = onPath(names);
  if (found) return found;
  await aptInstall('redis-server');
  const installed = onPath(names);
  if (installed) return installed;
  throw new PlainError(
    'The tests of the shared cache need redis-server or valkey-server, and none could be installed. Install Redis, and run npm run test:all again.',
  );
}
