import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type TestDatabase } from './engine';

const execute = promisify(execFile);
const archive = join('node_modules', '@electric-sql', 'pglite', 'dist', 'pgtap.tar.gz');
const script = 'share/postgresql/extension/pgtap.sql';

/**
 * Installs pgTAP in the schema for extensions of a Supabase project. Its script comes with PGlite, and is run
 * unchanged: not every server has the extension.
 */
export async function installPgtap(database: TestDatabase): Promise<void> {
  const { stdout } = await execute('tar', ['-xzOf', archive, script], { maxBuffer: 2 ** 24 });
  await database.exec(`set search_path to extensions, public;\n${stdout}`);
  await database.exec('set search_path to "$user", public, extensions');
}

/** A file for psql with the files that it includes. */
async function withIncludes(path: string): Promise<string> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  const texts = lines.map(async (line) => {
    const [, included] = /^\\ir (\S+)$/.exec(line) ?? [];
    return included === undefined ? line : await withIncludes(join(path, '..', included));
  });
  return (await Promise.all(texts)).join('\n');
}

/** The output lines of a pgTAP test file, as `pg_prove` reads them. Its changes are rolled back. */
export async function tapOf(database: TestDatabase, path: string): Promise<string[]> {
  try {
    const rows = await database.rows(await withIncludes(path));
    return rows
      .flatMap((row) => Object.values(row))
      .flatMap((value) => (typeof value === 'string' ? value.split('\n') : []))
      .filter((line) => /^(?:1\.\.|ok |not ok |#)/.test(line));
  } finally {
    await database.exec('rollback');
  }
}
