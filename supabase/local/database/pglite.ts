import { type PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { type Database, type Row, type Session } from './database.ts';
import { refuseUnfitValues } from './parameter-values.ts';
import { settleSession } from './settle-session.ts';

/** Types below this are PostgreSQL's own scalars and their arrays; above are row types of tables. */
const firstRowType = 10_000;

const withoutRowTypes = <T>(types: Record<number | string, T>): Record<number | string, T> =>
  Object.fromEntries(Object.entries(types).filter(([oid]) => Number(oid) < firstRowType));

/**
 * PGlite registers array types for the rows of every table, which are not needed, and copies its type map for every
 * query: without them a query takes half the time.
 */
function forgetRowArrays(driver: PGlite): void {
  driver.parsers = withoutRowTypes(driver.parsers);
  driver.serializers = withoutRowTypes(driver.serializers);
}

/** Opens, or creates, the embedded database in `directory`. The caller must hold the directory's lock. */
export async function openPglite(directory: string): Promise<Database> {
  const connection = await createPgliteConnection({
    url: directory,
    pgliteOptions: { extensions: { pg_trgm } },
  });
  const { driver } = connection;
  await driver.waitReady;
  forgetRowArrays(driver);
  refuseUnfitValues(driver);

  const session: Session = {
    query: async <T extends Row>(sql: string, values: readonly unknown[] = []) =>
      (await driver.query<T>(sql, [...values])).rows,
    exec: async (sql) => {
      await driver.exec(sql);
    },
  };

  return {
    ...session,
    connection,
    // Lite switches roles on this one connection, so concurrent requests would run with each other's role.
    concurrency: 1,
    settle: () => settleSession(driver),
    transaction: async (work) => {
      await driver.exec('begin');
      try {
        await work(session);
        await driver.exec('commit');
      } catch (error) {
        await driver.exec('rollback');
        throw error;
      }
    },
    listen: async (channel, hear) => {
      await driver.listen(channel, hear);
    },
    close: () => connection.close(),
  };
}
