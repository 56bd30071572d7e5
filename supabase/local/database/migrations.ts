import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, type Session } from './database.ts';
import { keepPrivileges } from './privilege-snapshot.ts';

interface Migration {
  version: string;
  name: string;
  sql: string;
  checksum: string;
}

interface AppliedMigration extends Record<string, unknown> {
  version: string;
  checksum: string | null;
}

const fileName = /^(\d{14})_([\w-]+)\.sql$/;

const historyTable = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key, statements text[], name text
);
alter table supabase_migrations.schema_migrations add column if not exists checksum text;
`;

async function readMigrations(folder: string): Promise<Migration[]> {
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = fileName.exec(file) ?? [];
      if (!version || !name)
        throw new Error(`supabase/migrations/${file} must be named <14 digits>_<topic>.sql.`);
      const sql = await readFile(join(folder, file), 'utf8');
      return { version, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies new files in `folder` in order, each in one transaction with its history row and a snapshot of the
 * privileges. Returns a sentence for every applied file that was edited afterwards.
 */
export async function applyMigrations(
  database: Database,
  folder: string,
  report: (progress: string) => void,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await database.exec(historyTable);
  const applied = await appliedChecksums(database);
  refuseUnknown(migrations, applied);
  const pending = migrations.filter(({ version }) => !applied.has(version));

  for (const [index, migration] of pending.entries()) {
    report(`Database: ${migration.name} (${index + 1} of ${pending.length})`);
    await applyOne(database, migration);
  }
  return editedSince(migrations, applied);
}

/** A database created from other files has tables that these files would create again. */
function refuseUnknown(migrations: Migration[], applied: Map<string, string | null>): void {
  const here = new Set(migrations.map(({ version }) => version));
  const unknown = [...applied.keys()].filter((version) => !here.has(version));
  if (unknown.length > 0)
    throw new Error(
      `This database has migrations that supabase/migrations does not have: ${unknown.join(', ')}. ` +
        'Run `npm run db:reset` to create the database anew.',
    );
}

async function applyOne(database: Database, migration: Migration): Promise<void> {
  await database.transaction(async (session) => {
    // If two gateways start on a shared server, the second finds the file already applied.
    await session.query('select pg_advisory_xact_lock(7236012)');
    if ((await appliedChecksums(session)).has(migration.version)) return;
    try {
      await session.exec(migration.sql);
    } catch (cause) {
      throw new Error(
        `Migration ${migration.version}_${migration.name}.sql failed: ${String(cause)}`,
        {
          cause,
        },
      );
    }
    await session.query(
      `insert into supabase_migrations.schema_migrations (version, name, statements, checksum)
       values ($1, $2, array[$3], $4)`,
      [migration.version, migration.name, migration.sql, migration.checksum],
    );
    await keepPrivileges(session);
  });
}

async function appliedChecksums(session: Session): Promise<Map<string, string | null>> {
  const rows = await session.query<AppliedMigration>(
    'select version, checksum from supabase_migrations.schema_migrations',
  );
  return new Map(rows.map(({ version, checksum }) => [version, checksum]));
}

function editedSince(migrations: Migration[], applied: Map<string, string | null>): string[] {
  return migrations
    .filter(({ version, checksum }) => (applied.get(version) ?? checksum) !== checksum)
    .map(
      ({ version, name }) =>
        `supabase/migrations/${version}_${name}.sql was edited after it had been applied: this database does not ` +
        'have the change. Run `npm run db:reset` to create the database anew.',
    );
}
