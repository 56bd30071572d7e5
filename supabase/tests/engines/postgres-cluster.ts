import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../../../scripts/test/postgres.mjs';

const execute = promisify(execFile);
const asRoot = process.getuid?.() === 0;

export interface Cluster {
  /** The folder of the server's socket. */
  host: string;
  stop(): Promise<void>;
}

/** A PostgreSQL server for this test run, reached by socket only, in a folder that goes with it. */
export async function startCluster(): Promise<Cluster> {
  const programs = String(await findPostgres());
  const folder = await mkdtemp(join(tmpdir(), 'zad-postgres-'));
  if (asRoot) await giveToPostgres(folder);
  const cluster = join(folder, 'cluster');
  const run = (program: string, args: string[]) => {
    const command = [join(programs, program), ...args];
    // PostgreSQL refuses to run as root.
    const [file = '', ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    return execute(file, rest, { cwd: folder });
  };

  await run('initdb', [
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
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=60`;
  await run('pg_ctl', [
    '-D',
    cluster,
    '-w',
    '-s',
    '-o',
    settings,
    '-l',
    join(folder, 'log'),
    'start',
  ]);
  return {
    host: folder,
    stop: async () => {
      await run('pg_ctl', ['-D', cluster, '-m', 'immediate', '-w', '-s', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function giveToPostgres(folder: string): Promise<void> {
  const [user, group] = await Promise.all([
    execute('id', ['-u', 'postgres']),
    execute('id', ['-g', 'postgres']),
  ]);
  await chown(folder, Number(user.stdout), Number(group.stdout));
}
