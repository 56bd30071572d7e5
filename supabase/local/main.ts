import { mkdir } from 'node:fs/promises';
import { isMainThread } from 'node:worker_threads';
import { type DirectoryLock, lockDirectory, lockRefusalSentence } from './lock/directory-lock.ts';
import { type FunctionModules } from './gateway/function-routes.ts';
import { exitCodes, leave } from './parent-process.ts';
import { readSettings, type Settings } from './settings.ts';

/**
 * Runs the embedded backend, configured by the environment, until it is stopped. `program` is the compiled file that
 * called this; the database runs in a worker of the same file.
 */
export async function main(functions: FunctionModules, program: URL): Promise<void> {
  if (!isMainThread) {
    const { runWorker } = await import('./engine/run-worker.ts');
    return runWorker();
  }
  const { settings, lock } = await lockedDirectory();
  try {
    // Imported now, so that invalid settings are reported at once.
    const { serve } = await import('./serve.ts');
    await serve({ settings, lock, functions, program });
  } catch (error) {
    await lock.release();
    leave(exitCodes.failed, sentenceOf(error));
  }
}

async function lockedDirectory(): Promise<{ settings: Settings; lock: DirectoryLock }> {
  try {
    const settings = readSettings(process.env);
    const { localDirectory } = settings;
    await mkdir(localDirectory, { recursive: true });
    const locked = await lockDirectory(localDirectory);
    if (locked.ok) return { settings, lock: locked.lock };
    leave(exitCodes.refused, lockRefusalSentence(localDirectory, locked));
  } catch (error) {
    // Invalid settings or a folder that is not writable: a restart would fail in the same way.
    leave(exitCodes.refused, sentenceOf(error));
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
