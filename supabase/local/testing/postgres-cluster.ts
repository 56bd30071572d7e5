import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { digestOf, keptFolder } from '../program/kept-folder.mjs';
import { installedPostgres } from './installed-postgres.mjs';

const execute = promisify(execFile);
const asRoot = process.getuid?.() === 0;

export interface Cluster {
  /** The folder of the server's socket. */
  host: string;
  /** The data folder, which is complete once the server has been shut down. */
  data: string;
  shutDown(): Promise<void>;
  /** Stops the server immediately and deletes everything. */
  stop(): Promise<void>;
}

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'zad-postgres-'));

/** PostgreSQL refuses to run as root, and to use a data folder of another user. */
async function giveToPostgres(folder: string): Promise<void> {
  if (asRoot) await execute('chown', ['-R', 'postgres:', folder]);
}

function serverProgram(name: string): string {
  const folder = installedPostgres();
  if (!folder) throw new Error('No PostgreSQL server programs here: set POSTGRES_BIN.');
  return join(folder, name);
}

async function run(folder: string, program: string, args: string[]): Promise<void> {
  const command = [serverProgram(program), ...args];
  const [file = '', ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  await execute(file, rest, { cwd: folder });
}

async function emptyCluster(): Promise<string> {
  return keptFolder('empty-cluster', await digestOf([serverProgram('postgres')]), async (draft) => {
    const folder = await temporaryFolder();
    await giveToPostgres(folder);
    const owner = ['-U', 'postgres', '-A', 'trust'];
    const text = ['-E', 'UTF8', '--locale', 'C.UTF-8'];
    await run(folder, 'initdb', ['-D', join(folder, 'cluster'), ...owner, ...text]);
    await cp(folder, draft, { recursive: true });
    await rm(folder, { recursive: true, force: true });
  });
}

/**
 * Starts a PostgreSQL server for this test run, reachable only by socket, in a temporary folder. `kept` contains a
 * prepared `cluster`; without it the server is empty.
 */
export async function startCluster(kept?: string): Promise<Cluster> {
  const folder = await temporaryFolder();
  const cluster = join(folder, 'cluster');
  await cp(join(kept ?? (await emptyCluster()), 'cluster'), cluster, { recursive: true });
  await giveToPostgres(folder);
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=60`;
  const common = ['-D', cluster, '-w', '-s'];
  await run(folder, 'pg_ctl', [...common, '-o', settings, '-l', join(folder, 'log'), 'start']);
  let isRunning = true;
  const end = async (mode: 'fast' | 'immediate') => {
    if (isRunning) await run(folder, 'pg_ctl', [...common, '-m', mode, 'stop']);
    isRunning = false;
  };
  return {
    host: folder,
    data: cluster,
    shutDown: () => end('fast'),
    stop: async () => {
      await end('immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A prepared folder for `startCluster`, created by `prepare` and recreated when `sources` change. */
export async function preparedCluster(
  kind: string,
  sources: readonly string[],
  prepare: (host: string) => Promise<void>,
): Promise<string> {
  const empty = await emptyCluster();
  const digest = await digestOf([join(empty, 'cluster', 'PG_VERSION'), ...sources]);
  return keptFolder(kind, digest, async (draft) => {
    const cluster = await startCluster(empty);
    await prepare(cluster.host);
    await cluster.shutDown();
    await cp(cluster.data, join(draft, 'cluster'), { recursive: true });
    await cluster.stop();
  });
}
