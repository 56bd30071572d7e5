import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../lib/env-files.mjs';
import { findBackend } from './find-backend.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Backend = Awaited<ReturnType<typeof findBackend>>;

/** Does something with the backend that is configured, or the embedded one, and releases it. */
export async function withBackend<T>(perform: (backend: Backend) => Promise<T>): Promise<T> {
  const environment = readEnvironment(root, 'start') as Record<string, string | undefined>;
  const backend = await findBackend(root, environment, (text) => {
    console.error(text);
  });
  try {
    return await perform(backend);
  } finally {
    await backend.release();
  }
}

/** Runs a command with the words behind its name; it resolves to an exit code, and what it throws is said, with code 2. */
export async function runCommand(run: (args: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
