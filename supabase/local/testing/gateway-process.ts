import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Keys } from '../keys.ts';
import { layEmptyDatabase } from './fresh-database';

export interface GatewayProcess {
  url: string;
  keys: Keys;
  studioToken: string;
  process: ChildProcess;
  /** What it told whoever started it: progress and warnings. */
  told: string[];
  /** Calls the gateway as anon, unless told otherwise. */
  call: (path: string, init?: CallInit) => Promise<Response>;
  /** Ends the process: with SIGTERM in good order, with SIGKILL at once. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

export interface CallInit {
  method?: string;
  headers?: Record<string, string>;
  key?: string | null;
  token?: string;
  json?: unknown;
}

const root = process.cwd();
const studioToken = 'token-of-this-test-run';

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'zad-backend-'));
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** Starts the backend as `npm start` does, on a free port, with the migrations of the tests. */
export async function startGateway(
  localDir: string,
  environment: Record<string, string> = {},
): Promise<GatewayProcess> {
  const port = await freePort();
  await layEmptyDatabase(localDir);
  const child = spawnGateway(localDir, { BACKEND_PORT: String(port), ...environment });
  const told: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: { kind: string; text?: string }) => {
      if (message.text) told.push(message.text);
      if (message.kind === 'ready') resolve();
      if (message.kind === 'refused') reject(new Error(message.text));
    });
    child.once('exit', (code) => reject(new Error(`The backend ended with code ${String(code)}.`)));
  });

  const url = `http://127.0.0.1:${port}`;
  const keys = JSON.parse(await readFile(join(localDir, 'keys.json'), 'utf8')) as Keys;
  return {
    url,
    keys,
    studioToken,
    process: child,
    told,
    call: (path, init = {}) => call(url + path, { key: keys.publishableKey, ...init }),
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

export function spawnGateway(localDir: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'supabase/local/main.ts'], {
    cwd: root,
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

async function call(
  url: string,
  { method, headers = {}, key, token, json }: CallInit,
): Promise<Response> {
  return fetch(url, {
    method: method ?? (json === undefined ? 'GET' : 'POST'),
    headers: {
      ...(key ? { apikey: key } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? null : JSON.stringify(json),
    redirect: 'manual',
  });
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

/** Signs a shopper up, confirms the address with the link from the mailbox, and returns the session's token. */
export async function signUp(
  gateway: GatewayProcess,
  email: string,
  metadata: object = {},
): Promise<string> {
  const json = { email, password: 'a long password', data: metadata };
  await gateway.call('/auth/v1/signup', { json });
  const mails = (await (
    await gateway.call(`/mailbox/messages?to=${encodeURIComponent(email)}`)
  ).json()) as { text: string }[];
  const link = /http:\S+/.exec(mails[0]?.text ?? '')?.[0];
  const answer = link ? await fetch(link, { redirect: 'manual' }) : undefined;
  const { hash } = new URL(answer?.headers.get('location') ?? gateway.url);
  const accessToken = new URLSearchParams(hash.slice(1)).get('access_token');
  if (!accessToken) throw new Error(`${email} could not sign up.`);
  return accessToken;
}
