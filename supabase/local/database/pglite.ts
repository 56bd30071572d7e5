import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { type Database, type Row, type Session } from './database.ts';

/** Opens, or creates, the embedded database in `directory`. The caller must hold the directory's lock. */
export async function openPglite(directory: string): Promise<Database> {
  const connection = await createPgliteConnection({
    url: directory,
    pgliteOptions: { extensions: { pg_trgm } },
  });
  const { driver } = connection;
  await driver.waitReady;

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
    // Lite switches roles on this one connection, so two requests at a time would run as each other.
    concurrency: 1,
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
