import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { emptyDatabaseDump } from '../../local/testing/fresh-database';
import { digestOf, keptFolder } from '../../local/program/kept-folder.mjs';
import { type Engine, type TestDatabase } from './engine';
import { applyMigrations, migrationSources } from './migrations';

const extensions = { pg_trgm };
const engine = join('node_modules', '@electric-sql', 'pglite', 'package.json');

/** The engine of the embedded backend, in this process and in memory. */
export function pgliteEngine(): Engine {
  return { name: 'PGlite', open, stop: () => Promise.resolve() };
}

async function migratedDump(): Promise<Blob> {
  const digest = await digestOf([engine, ...migrationSources]);
  const folder = await keptFolder('migrated-pglite', digest, async (draft) => {
    const pglite = await PGlite.create({ extensions, loadDataDir: await emptyDatabaseDump() });
    await applyMigrations(async (sql) => {
      await pglite.exec(sql);
    });
    const dump = await pglite.dumpDataDir('none');
    await writeFile(join(draft, 'db.tar'), Buffer.from(await dump.arrayBuffer()));
    await pglite.close();
  });
  return new Blob([await readFile(join(folder, 'db.tar'))]);
}

async function open(): Promise<TestDatabase> {
  const pglite = await PGlite.create({ extensions, loadDataDir: await migratedDump() });
  return {
    exec: async (sql) => {
      await pglite.exec(sql);
    },
    rows: async (sql) =>
      (await pglite.exec(sql)).flatMap(({ rows }) => rows as Record<string, unknown>[]),
    query: async <Row>(sql: string, values: unknown[] = []) =>
      (await pglite.query<Row>(sql, values)).rows,
    close: () => pglite.close(),
  };
}
