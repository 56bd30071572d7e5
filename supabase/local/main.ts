import { mkdir } from 'node:fs/promises';
import { lockDirectory } from './directory-lock.ts';
import { type FunctionModules } from './gateway/function-routes.ts';
import { exitCodes, leave } from './parent-process.ts';
import { readSettings } from './settings.ts';

/** Runs the embedded backend, as the environment says, until it is told to stop. */
export async function main(functions: FunctionModules): Promise<void> {
  const settings = readSettings(process.env);

  await mkdir(settings.localDirectory, { recursive: true });
  const locked = await lockDirectory(settings.localDirectory);
  if (!locked.ok)
    leave(
      exitCodes.refused,
      `The database in ${settings.localDirectory} is in use by process ${locked.ownerPid}. ` +
        'Stop that shop first, or set LOCAL_DIR to another folder.',
    );

  try {
    // Only now, so that a refusal comes at once.
    const { serve } = await import('./serve.ts');
    await serve(settings, locked.lock, functions);
  } catch (error) {
    await locked.lock.release();
    leave(exitCodes.failed, error instanceof Error ? error.message : String(error));
  }
}
