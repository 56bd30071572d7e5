import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const tests = join(process.cwd(), 'supabase', 'tests');
const folder = join(process.cwd(), 'supabase', 'migrations');

/** The folders of everything that `applyMigrations` applies. */
export const migrationSources = [join(tests, 'bootstrap.psql'), folder];

export const bootstrap = readFileSync(join(tests, 'bootstrap.psql'), 'utf8');
export const sampleCatalogue = readFileSync(join(tests, 'sample-catalogue.psql'), 'utf8');
export const sampleShoppers = readFileSync(join(tests, 'sample-shoppers.psql'), 'utf8');
/** Needs the two before it. */
export const sampleOrders = readFileSync(join(tests, 'sample-orders.psql'), 'utf8');

export interface Migration {
  file: string;
  sql: string;
}

export const migrations: Migration[] = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => ({ file, sql: readFileSync(join(folder, file), 'utf8') }));

/** Each file in its own transaction, as the Supabase CLI and the embedded backend apply them. */
export async function applyMigrations(exec: (sql: string) => Promise<void>): Promise<void> {
  await exec(bootstrap);
  for (const { file, sql } of migrations) {
    try {
      await exec(`begin;\n${sql}\ncommit;`);
    } catch (cause) {
      throw new Error(`${file}: ${String(cause)}`, { cause });
    }
  }
}
