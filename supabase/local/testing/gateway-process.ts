import { type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Keys } from '../keys.ts';
import { layDatabase } from './fresh-database';
import { end, freePort, ready, spawnGateway, studioToken } from './spawn-gateway';

export interface GatewayProcess {
  url: string;
  keys: Keys;
  studioToken: string;
  process: ChildProcess;
  /** Its messages to the parent: progress and warnings. */
  output: string[];
  /** Calls the gateway, by default as anon. */
  call: (path: string, init?: CallInit) => Promise<Response>;
  /** Ends the process: gracefully with SIGTERM, at once with SIGKILL. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

export interface CallInit {
  method?: string;
  headers?: Record<string, string>;
  key?: string | null;
  token?: string;
  json?: unknown;
}

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'zad-backend-'));
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** Starts the backend as `npm start` does, on a free port, with the tests' migrations. */
export async function startGateway(
  localDir: string,
  environment: Record<string, string> = {},
): Promise<GatewayProcess> {
  const port = await freePort();
  await layDatabase(localDir, environment['MIGRATIONS_DIR']);
  const child = await spawnGateway(localDir, { BACKEND_PORT: String(port), ...environment });
  const output: string[] = [];
  await ready(child, (text) => output.push(text));

  const url = `http://127.0.0.1:${port}`;
  const keys = JSON.parse(await readFile(join(localDir, 'keys.json'), 'utf8')) as Keys;
  return {
    url,
    keys,
    studioToken,
    process: child,
    output,
    call: (path, init = {}) => call(url + path, { key: keys.publishableKey, ...init }),
    end: (signal) => end(child, signal),
  };
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

/** Signs up a shopper, confirms the address with the link in the mailbox, and returns the session's token. */
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
