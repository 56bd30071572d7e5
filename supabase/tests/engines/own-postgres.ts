import { afterAll, beforeAll } from '@jest/globals';
import type postgres from 'postgres';
import { type TestDatabase } from './engine';
import { type PostgresEngine, postgresEngine } from './postgres';

export interface OwnPostgres {
  database: TestDatabase;
  /** A pool of connections to the same database. */
  sql: postgres.Sql;
}

/**
 * A PostgreSQL server and migrated database for the tests of a file: they run, filled by `fill`, once those begin.
 * `onNotice` receives the server's notices to `sql`.
 */
export function ownPostgres(
  connections: number,
  fill: (database: TestDatabase, sql: postgres.Sql) => Promise<void>,
  onNotice?: (notice: postgres.Notice) => void,
): OwnPostgres {
  const own = {} as OwnPostgres;
  let engine: PostgresEngine;
  beforeAll(async () => {
    engine = await postgresEngine();
    own.database = await engine.open();
    own.sql = engine.connect(connections, onNotice);
    await fill(own.database, own.sql);
  }, 600_000);
  afterAll(async () => {
    await own.sql.end();
    await own.database.close();
    await engine.stop();
  });
  return own;
}
