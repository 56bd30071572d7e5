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

/** Lite hands the arguments of functions over as JSON's text: made into JSON once more it would arrive as one string. */
const jsonType = (oid: number): postgres.PostgresType => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

/** The same stack on a real PostgreSQL server, for whoever has one: `BACKEND_DATABASE_URL=postgres://…`. */
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
    // A connection goes back to the pool when its transaction has ended.
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
