import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { sandboxVariables } from '../../../local/sandboxes/variables.ts';
import { type GatewayProcess } from '../../../local/testing/gateway-process.ts';
import { functionProgram } from './function-program.ts';

export interface Ran {
  status: number;
  body: Record<string, unknown>;
}

interface Options {
  /** The function's name. */
  name: string;
  gateway: Pick<GatewayProcess, 'url' | 'keys'>;
  /** Time limit of its requests to anything except the database. */
  patienceMs: number;
}

/** A server function in a separate process, so that it can be killed while its peers keep running. */
export async function startFunction({ name, gateway, patienceMs }: Options): Promise<ChildProcess> {
  const { url, keys } = gateway;
  const secret = (about: string) =>
    createHmac('sha256', keys.jwtSecret).update(about).digest('hex');
  const child = spawn(process.execPath, [await functionProgram(name)], {
    stdio: ['ignore', 'ignore', process.env['SHOW_BACKEND'] ? 'inherit' : 'ignore', 'ipc'],
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
      SITE_URL: 'http://localhost:3999',
      RECONCILE_SECRET: keys.reconcileSecret,
      PATIENCE_MS: String(patienceMs),
      ...sandboxVariables(url, secret, { NODE_ENV: 'test' }),
    },
  });
  await once(child, 'message');
  return child;
}

/** Calls the function once and lets it end. */
export async function runFunction(options: Options): Promise<Ran> {
  const child = await startFunction(options);
  const answer = once(child, 'message') as Promise<[Ran]>;
  child.send('run');
  const [ran] = await answer;
  child.disconnect();
  await once(child, 'exit');
  return ran;
}

/** Calls the function and kills its process after this many milliseconds. Returns whether it had ended by then. */
export async function killFunction(options: Options, afterMs: number): Promise<boolean> {
  const child = await startFunction(options);
  let hasEnded = false;
  child.once('message', () => (hasEnded = true));
  child.send('run');
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  child.kill('SIGKILL');
  await once(child, 'exit');
  return hasEnded;
}
