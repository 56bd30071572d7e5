import { runChild, startNode } from './child.mjs';
import { readEnvironment } from './env-files.mjs';
import { installPackages } from './install.mjs';
import { PlainError } from './plain-error.mjs';
import { explained } from './run-until-stopped.mjs';
import { repository, startStack } from './stack.mjs';

/** `npm run db:reset`: deletes the embedded database and its e-mails, then creates, migrates and seeds a new one. */
export async function resetDatabase() {
  const root = repository;
  const stopping = new AbortController();
  const { signal } = stopping;
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stopping.abort());
  try {
    await installPackages(root, signal, console.log);
    const env = readEnvironment(root, 'start');
    const deletion = startNode(['--import', 'tsx', 'supabase/local/delete-database.ts'], {
      cwd: root,
      env,
    });
    const code = await runChild(deletion, signal);
    if (code !== 0) process.exit(code);
    const stack = await startStack({ mode: 'backend', embedded: true, signal });
    await stack.stop();
    console.log('The database was reset.');
    process.exit(0);
  } catch (error) {
    const interrupted = new PlainError('Interrupted: the next start creates a new database.');
    process.exit(explained(signal.aborted ? interrupted : error));
  }
}
