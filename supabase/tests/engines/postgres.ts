import postgres from 'postgres';
import { type Engine, type TestDatabase } from './engine';
import { applyMigrations, migrationSources } from './migrations';
import { preparedCluster, startCluster } from '../../local/testing/postgres-cluster';

type OnNotice = (notice: postgres.Notice) => void;

export interface PostgresEngine extends Engine {
  /** A pool of `connections` to a migrated database that `open` made last; `onNotice` receives its notices. */
  connect(connections: number, onNotice?: OnNotice): postgres.Sql;
}

const connectTo = (
  host: string,
  database: string,
  max: number,
  onnotice: OnNotice = () => undefined,
) => postgres({ host, database, username: 'postgres', max, onnotice });

/** A server with a database `migrated`, the template of all others. */
const migratedCluster = () =>
  preparedCluster('migrated-cluster', migrationSources, async (host) => {
    const admin = connectTo(host, 'postgres', 1);
    await admin.unsafe('create database migrated');
    await admin.end();
    const migrated = connectTo(host, 'migrated', 1);
    await applyMigrations(async (sql) => {
      await migrated.unsafe(sql);
    });
    await migrated.end();
  });

/** A PostgreSQL server. Every database is a copy of one that was migrated once. */
export async function postgresEngine(): Promise<PostgresEngine> {
  const cluster = await startCluster(await migratedCluster());
  const connect = (database: string, max: number, onNotice?: OnNotice) =>
    connectTo(cluster.host, database, max, onNotice);
  const admin = connect('postgres', 1);
  let latest = 0;

  return {
    name: 'PostgreSQL',
    open: async () => {
      latest += 1;
      await admin.unsafe(`create database copy_${String(latest)} template migrated`);
      return testDatabase(connect(`copy_${String(latest)}`, 1));
    },
    connect: (connections, onNotice) => connect(`copy_${String(latest)}`, connections, onNotice),
    stop: async () => {
      await admin.end();
      await cluster.stop();
    },
  };
}

function testDatabase(sql: postgres.Sql): TestDatabase {
  return {
    exec: async (text) => {
      await sql.unsafe(text);
    },
    rows: async (text) => [...(await sql.unsafe<Record<string, unknown>[]>(text))].flat(),
    query: async <Row>(text: string, values: unknown[] = []) =>
      [...(await sql.unsafe(text, values as postgres.ParameterOrJSON<never>[]))] as Row[],
    close: () => sql.end(),
  };
}
