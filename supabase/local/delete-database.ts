import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDirectory, lockRefusalSentence } from './lock/directory-lock.ts';
import { readSettings } from './settings.ts';

const { localDirectory, databaseUrl } = readSettings(process.env);

/** The keys are kept, so that pages built with them keep working. */
const contents = ['db', 'mail'];

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (databaseUrl)
  refuse('BACKEND_DATABASE_URL names a real server, whose database is yours to reset.');
await mkdir(localDirectory, { recursive: true });
const locked = await lockDirectory(localDirectory);
if (!locked.ok) refuse(lockRefusalSentence(localDirectory, locked));

for (const name of contents) await rm(join(localDirectory, name), { recursive: true, force: true });
await locked.lock.release();
