import { mkdir } from 'node:fs/promises';
import { type DirectoryLock, lockDirectory, lockRefusalSentence } from './lock/directory-lock.ts';
import { type FunctionModules } from './gateway/function-routes.ts';
import { exitCodes, leave } from './parent-process.ts';
import { readSettings, type Settings } from './settings.ts';

/** Runs the embedded backend, as the environment says, until it is told to stop. */
export async function main(functions: FunctionModules): Promise<void> {
  const { settings, lock } = await lockedDirectory();
  try {
    // Only now, so that a refusal comes at once.
    const { serve } = await import('./serve.ts');
    await serve(settings, lock, functions);
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
    // Settings that are wrong, or a folder that may not be written to: no other start would end differently.
    leave(exitCodes.refused, sentenceOf(error));
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
