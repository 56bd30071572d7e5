import { createPostgresConnection } from '@supabase/lite/postgres';
import type postgres from 'postgres';
import { type Database, type Row, type Session } from './database.ts';

type Speaker = Pick<postgres.Sql, 'unsafe'>;

function sessionOn(speaker: Speaker): Session {
  return {
    query: async <T extends Row>(sql: string, values: readonly unknown[] = []) => {
      const rows = await speaker.unsafe<T[]>(sql, values as postgres.ParameterOrJSON<never>[]);
      return [...rows];
    },
    exec: async (sql) => {
      await speaker.unsafe(sql);
    },
  };
}

/** Lite passes function arguments as JSON text, which must not be encoded again. */
const jsonType = (oid: number): postgres.PostgresType => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

/** The same stack on a PostgreSQL server: `BACKEND_DATABASE_URL=postgres://…`. */
export function openPostgres(url: string, statementTimeoutMs: number): Database {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      connection: { statement_timeout: statementTimeoutMs },
      onnotice: () => undefined,
      types: { json: jsonType(114), jsonb: jsonType(3802) },
    },
  });
  const { driver } = connection;

  return {
    ...sessionOn(driver),
    connection,
    concurrency: 8,
    // A connection returns to the pool when its transaction ends.
    settle: () => Promise.resolve(),
    transaction: async (work) => {
      await driver.begin((transaction) => work(sessionOn(transaction)));
    },
    listen: async (channel, hear) => {
      await driver.listen(channel, hear);
    },
    close: () => connection.close(),
  };
}
