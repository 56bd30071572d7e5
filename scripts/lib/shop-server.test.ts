import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startShop } from './shop-server.mjs';

let folder: string;
let port: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-shop-'));
  const server = createServer().listen(0);
  await once(server, 'listening');
  port = (server.address() as { port: number }).port;
  server.close();
});

afterEach(() => rm(folder, { recursive: true }));

/**
 * Puts a server where the built shop's is, that responds with `status` and its own pid, and records the requested
 * paths.
 */
async function writeServer(status: string): Promise<void> {
  await mkdir(join(folder, 'scripts', 'serve'), { recursive: true });
  await writeFile(
    join(folder, 'scripts', 'serve', 'main.mjs'),
    `import { appendFileSync, readFileSync } from 'node:fs';
    import { createServer } from 'node:http';
    appendFileSync('starts', process.pid + '\\n');
    const starts = readFileSync('starts', 'utf8').trim().split('\\n').length;
    createServer((request, response) => {
      appendFileSync('requests', process.pid + ' ' + request.url + '\\n');
      response.writeHead(${status}).end(String(process.pid));
    }).listen(${port});`,
  );
}

const start = (reported: string[], signal?: AbortSignal) =>
  startShop({
    root: folder,
    mode: 'start',
    shopPort: port,
    environment: { ...process.env, NODE_OPTIONS: '' },
    signal,
    checkEveryMs: 50,
    report: (sentence: string) => reported.push(sentence),
  });

const servingPid = async () => {
  const answer = await fetch(`http://localhost:${port}/shop`).catch(() => undefined);
  return Number(await answer?.text());
};

const requests = async () => (await readFile(join(folder, 'requests'), 'utf8')).split('\n');

async function untilServedByAnother(pid: number): Promise<number> {
  for (;;) {
    const serving = await servingPid();
    if (serving > 0 && serving !== pid) return serving;
    await sleep(50);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('restarts a server that died, and reports it', async () => {
  await writeServer('200');
  const reported: string[] = [];
  const shop = await start(reported);
  const first = await servingPid();
  process.kill(first, 'SIGKILL');
  const second = await untilServedByAnother(first);
  expect(reported).toEqual(["The shop's server stopped unexpectedly and is started again."]);
  await shop.stop();
  expect(isAlive(second)).toBe(false);
});

test('lets a server that restarts without its backend serve its cache', async () => {
  await writeServer('starts > 1 ? 500 : 200');
  const shop = await start([]);
  const first = await servingPid();
  process.kill(first, 'SIGKILL');
  const second = await untilServedByAnother(first);
  // Only a server that counts as serving is health-checked.
  while (!(await requests()).includes(`${second} /api/health`)) await sleep(50);
  expect(await servingPid()).toBe(second);
  await shop.stop();
});

test('does not retry a shop that cannot start', async () => {
  await mkdir(join(folder, 'scripts', 'serve'), { recursive: true });
  await writeFile(
    join(folder, 'scripts', 'serve', 'main.mjs'),
    "import { appendFileSync } from 'node:fs'; appendFileSync('starts', 'x'); process.exit(1);",
  );
  await expect(start([])).rejects.toThrow("The shop's server could not start");
  expect(await readFile(join(folder, 'starts'), 'utf8')).toBe('x');
});

test('stops for good on Ctrl-C, even during a restart', async () => {
  await writeServer('200');
  const command = `
    import { runUntilStopped } from './scripts/lib/run-until-stopped.mjs';
    import { startShop } from './scripts/lib/shop-server.mjs';
    const plan = { root: ${JSON.stringify(folder)}, mode: 'start', shopPort: ${port}, environment: process.env };
    await runUntilStopped(async (signal) => {
      const shop = await startShop({ ...plan, signal, report: console.log });
      console.log('It serves.');
      return shop;
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', command], {
    cwd: process.cwd(),
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The command has to have seen the first answer, too.
  await once(child.stdout, 'data');
  process.kill(await servingPid(), 'SIGKILL');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  // Its output closes only once no process could write there, including a server that has just started.
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
  const pids = (await readFile(join(folder, 'starts'), 'utf8')).trim().split('\n').map(Number);
  expect(pids.filter(isAlive)).toEqual([]);
});
