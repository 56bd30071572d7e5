import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../lib/plain-error.mjs';
import { outputOf, run } from '../lib/command.mjs';
import { findPostgres } from '../lib/servers.mjs';
import { startProgram } from './program.mjs';

const silently = { stdio: 'ignore' };
const isRoot = process.getuid?.() === 0;

const otherUser = ['--reuid=postgres', '--regid=postgres', '--init-groups'];
/** PostgreSQL refuses to run as root; in that case it runs as the distribution's `postgres` user. */
const asServerUser = (command, args) =>
  isRoot ? ['setpriv', [...otherUser, command, ...args]] : [command, args];

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const idOf = (kind) => Number(outputOf('id', [kind, 'postgres']));
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  return folder;
}

async function initialise(program, cluster, cwd) {
  const how = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  const [command, args] = asServerUser(program, [`--pgdata=${cluster}`, ...how]);
  const code = await run(command, args, { cwd, ...silently });
  if (code !== 0) throw new PlainError(`initdb failed (code ${code}).`);
}

/** Whether `pg_isready` says so. */
const isServing = async (program, port) =>
  (await run(program, ['--host=127.0.0.1', `--port=${port}`], silently)) === 0;

/**
 * Starts and supervises a separate PostgreSQL server on `port`, in a folder that `stop()` removes. A `durable` one
 * waits for the disk, as real ones do. Rejects with a `PlainError` if it cannot be started.
 */
export async function startPostgres(port, { durable = false, signal, report = console.log } = {}) {
  const programs = await findPostgres();
  const folder = newFolder();
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const cluster = join(folder, 'cluster');
    await initialise(join(programs, 'initdb'), cluster, folder);
    const settings = {
      listen_addresses: '127.0.0.1',
      fsync: durable ? 'on' : 'off',
      shared_buffers: '256MB',
      // Print only errors that prevent the start.
      logging_collector: 'on',
      log_directory: folder,
      log_min_messages: 'fatal',
    };
    const [command, args] = asServerUser(join(programs, 'postgres'), [
      ...['-D', cluster, '-p', String(port), '-k', folder],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]);
    const program = await startProgram({
      name: 'PostgreSQL',
      command,
      args,
      cwd: folder,
      port,
      // It accepts connections before it is ready to serve them.
      isReady: () => isServing(join(programs, 'pg_isready'), port),
      signal,
      report,
    });
    return {
      url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
      stop: async () => {
        await program.stop();
        removeFolder();
      },
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}
