import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';
import { outputOf, run } from '../test/command.mjs';
import { findPostgres } from '../test/postgres.mjs';

/** PostgreSQL refuses to run as root; in that case it runs as the distribution's `postgres` user. */
function asServerUser(command, args) {
  return process.getuid?.() === 0
    ? ['runuser', ['-u', 'postgres', '--', command, ...args]]
    : [command, args];
}

/**
 * Starts a separate PostgreSQL server on `port`, in a folder that `stop()` removes. A `durable` one waits for the disk, as
 * real ones do.
 */
export async function startPostgres(port, { durable = false } = {}) {
  const programs = await findPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  if (process.getuid?.() === 0) {
    chownSync(
      folder,
      Number(outputOf('id', ['-u', 'postgres'])),
      Number(outputOf('id', ['-g', 'postgres'])),
    );
  }
  const cluster = join(folder, 'cluster');
  const perform = async (program, args) => {
    const [command, rest] = asServerUser(join(programs, program), args);
    const code = await run(command, rest, { cwd: folder, stdio: 'ignore' });
    if (code !== 0) throw new PlainError(`${program} failed (code ${code}).`);
  };
  await perform('initdb', [
    '-D',
    cluster,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale',
    'C.UTF-8',
  ]);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${durable ? 'on' : 'off'} -c shared_buffers=256MB`;
  await perform('pg_ctl', [
    '-D',
    cluster,
    '-w',
    '-o',
    settings,
    '-l',
    join(folder, 'log'),
    'start',
  ]);
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    stop: async () => {
      await perform('pg_ctl', ['-D', cluster, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
