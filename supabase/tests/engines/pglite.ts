import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { emptyDatabaseDump } from '../../local/testing/fresh-database';
import { type Engine, type TestDatabase } from './engine';
import { applyMigrations } from './migrations';

/** The engine of the embedded backend, in this process and in memory. */
export function pgliteEngine(): Engine {
  return { name: 'PGlite', open, stop: () => Promise.resolve() };
}

async function open(): Promise<TestDatabase> {
  const pglite = await PGlite.create({
    extensions: { pg_trgm },
    loadDataDir: await emptyDatabaseDump(),
  });
  const database: TestDatabase = {
    exec: async (sql) => {
      await pglite.exec(sql);
    },
    query: async <Row>(sql: string, values: unknown[] = []) =>
      (await pglite.query<Row>(sql, values)).rows,
    close: () => pglite.close(),
  };
  await applyMigrations((sql) => database.exec(sql));
  return database;
}
