import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../lib/env-files.mjs';
import { findBackend } from './find-backend.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Backend = Awaited<ReturnType<typeof findBackend>>;

/** Runs `perform` with the configured backend, or the embedded one, and releases it. */
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

/**
 * Runs a command with its arguments and exits with the code that it resolves to; errors are printed, with exit code
 * 2.
 */
export async function runCommand(run: (args: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
