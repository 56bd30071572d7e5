import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('cache-server.mjs', import.meta.url));

type Page = { text: string | undefined };

/** Starts a process with the caches of one server of `build`. */
export async function startServer(url: string, build = 'one') {
  const folder = await mkdtemp(join(tmpdir(), 'zad-cache-'));
  await writeFile(join(folder, 'BUILD_ID'), build);
  const child = fork(program, [url, folder], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const waiting = new Map<number | 'ready', (result: unknown) => void>();
  child.on('message', (message) => {
    const [number, result] = message as [number | 'ready', unknown];
    waiting.get(number)?.(result);
    waiting.delete(number);
  });
  const opened = new Promise<unknown>((resolve) => waiting.set('ready', resolve));
  let requestCount = 0;
  const request = async (method: string, ...given: unknown[]): Promise<unknown> => {
    const number = (requestCount += 1);
    const answer = new Promise((resolve) => waiting.set(number, resolve));
    child.send([number, method, ...given]);
    return answer;
  };
  await opened;

  return {
    log: () => log,
    page: (key: string) => request('page', key) as Promise<Page>,
    keepPage: (key: string, text: string, tags: string[]) => request('keepPage', key, text, tags),
    /** As a visitor's first request does: looks for the page, renders it and keeps it. */
    async render(key: string, text: string, tags: string[]) {
      await request('page', key);
      await request('keepPage', key, text, tags);
    },
    data: (key: string) => request('data', key) as Promise<string | null>,
    /** The server's clock, in milliseconds. */
    now: () => request('now') as Promise<number>,
    /**
     * `since`: when computing it began, by the server's clock; now by default. A rest parameter, because a message turns
     * `undefined` into `null`.
     */
    keepData: (key: string, text: string, tags: string[], ...since: [number?]) =>
      request('keepData', key, text, tags, ...since),
    expire: (...tags: string[]) => request('expire', tags) as Promise<boolean>,
    isUp: () => request('isUp') as Promise<boolean>,
    spin: (milliseconds: number) => request('spin', milliseconds),
    async end() {
      child.disconnect();
      await rm(folder, { recursive: true });
    },
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;
