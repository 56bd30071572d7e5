import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { digestOf, keptFolder } from '../program/kept-folder.mjs';
import { end, freePort, ready, spawnGateway } from './spawn-gateway';

const shopMigrations = join('supabase', 'migrations');
const engine = join('node_modules', '@electric-sql', 'pglite', 'package.json');
const lite = join('node_modules', '@supabase', 'lite', 'package.json');
const local = join('supabase', 'local');
const backend = [join(local, 'database'), join(local, 'open-backend.ts')];

async function emptyDatabase(): Promise<string> {
  return keptFolder('empty-database', await digestOf([engine]), async (draft) => {
    const database = await PGlite.create(join(draft, 'db'));
    const dump = await database.dumpDataDir('none');
    await writeFile(join(draft, 'db.tar'), Buffer.from(await dump.arrayBuffer()));
    await database.close();
  });
}

/** A migrated database, as after the backend's first start. */
async function migratedDatabase(): Promise<string> {
  const sources = [engine, lite, shopMigrations, ...backend];
  return keptFolder('migrated-database', await digestOf(sources), async (draft) => {
    await cp(join(await emptyDatabase(), 'db'), join(draft, 'db'), { recursive: true });
    const port = String(await freePort());
    const child = await spawnGateway(draft, { MIGRATIONS_DIR: shopMigrations, BACKEND_PORT: port });
    await ready(child);
    await end(child);
  });
}

/** Creates a database for the embedded backend: empty, or with the shop's migrations. */
export async function layDatabase(localDirectory: string, migrations?: string): Promise<void> {
  const target = join(localDirectory, 'db');
  if (existsSync(target)) return;
  const isMigrated = migrations !== undefined && join(migrations) === shopMigrations;
  const folder = isMigrated ? await migratedDatabase() : await emptyDatabase();
  await cp(join(folder, 'db'), target, { recursive: true });
}

/** An empty in-memory database, as a dump for PGlite. */
export async function emptyDatabaseDump(): Promise<Blob> {
  return new Blob([await readFile(join(await emptyDatabase(), 'db.tar'))]);
}
