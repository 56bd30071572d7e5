import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const packageFile = join('node_modules', '@electric-sql', 'pglite', 'package.json');
const cache = join('node_modules', '.cache');

/** The folder of an empty database, made once: making one takes as long as many a test. */
async function template(): Promise<string> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const folder = join(cache, `empty-database-${version}`);
  if (existsSync(folder)) return folder;

  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  const database = await PGlite.create(join(draft, 'db'));
  const dump = await database.dumpDataDir('none');
  await writeFile(join(draft, 'db.tar'), Buffer.from(await dump.arrayBuffer()));
  await database.close();
  try {
    await rename(draft, folder);
  } catch {
    // Tests beside this one were quicker.
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

/** Puts an empty database where the embedded backend keeps its own. */
export async function layEmptyDatabase(localDirectory: string): Promise<void> {
  const target = join(localDirectory, 'db');
  if (!existsSync(target)) await cp(join(await template(), 'db'), target, { recursive: true });
}

/** The same for a database in memory, as PGlite loads it. */
export async function emptyDatabaseDump(): Promise<Blob> {
  return new Blob([await readFile(join(await template(), 'db.tar'))]);
}
