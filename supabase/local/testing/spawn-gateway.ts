import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { backendProgram } from '../program/backend-program.mjs';
import { engineFlags } from './engine-flags.mjs';

export const studioToken = 'token-of-this-test-run';

export async function spawnGateway(
  localDir: string,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const program = await backendProgram(process.cwd(), environment['FUNCTIONS_DIR']);
  return spawn(process.execPath, [...engineFlags, ...program], {
    cwd: process.cwd(),
    stdio: ['ignore', 'ignore', process.env.SHOW_BACKEND ? 'inherit' : 'ignore', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      LOCAL_DIR: localDir,
      MIGRATIONS_DIR: 'supabase/local/testing/migrations',
      STUDIO_TOKEN: studioToken,
      ...environment,
    },
  });
}

/** Resolves when it is ready; `report` receives progress and warnings. */
export async function ready(
  child: ChildProcess,
  report: (text: string) => void = () => undefined,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: { kind: string; text?: string }) => {
      if (message.text) report(message.text);
      if (message.kind === 'ready') resolve();
      if (message.kind === 'refused') reject(new Error(message.text));
    });
    child.once('exit', (code) => reject(new Error(`The backend ended with code ${String(code)}.`)));
  });
}

/** Ends the process: gracefully with SIGTERM, at once with SIGKILL. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
