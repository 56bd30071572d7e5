import { type Database, type Session } from './database.ts';
import { readGrants } from './privileges.ts';

const createTable = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.privilege_snapshot (
  only_row boolean primary key default true check (only_row),
  taken_at timestamptz not null default now(),
  grants jsonb not null
);
`;

/**
 * Stores the privileges granted by the migrations, in the transaction of each migration, so that a crash cannot
 * separate the two.
 */
export async function keepPrivileges(session: Session): Promise<void> {
  await session.exec(createTable);
  const grants = await readGrants(session);
  await session.query(
    `insert into supabase_migrations.privilege_snapshot (grants) values ($1::text::jsonb)
     on conflict (only_row) do update set grants = excluded.grants, taken_at = now()`,
    [JSON.stringify(grants)],
  );
}

/** The privileges of the last applied migration; undefined if there is none. */
export async function keptPrivileges(database: Database): Promise<string[] | undefined> {
  await database.exec(createTable);
  const [row] = await database.query<{ grants: string[] }>(
    'select grants from supabase_migrations.privilege_snapshot',
  );
  return row?.grants;
}
