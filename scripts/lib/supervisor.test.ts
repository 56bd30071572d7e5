/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startChild } from './child.mjs';
import { supervise } from './supervisor.mjs';

let folder: string;
let port: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-supervisor-'));
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as { port: number }).port;
  server.close();
});

afterEach(() => rm(folder, { recursive: true }));

/** A program that notes each start in a file, serves, and then does what `then` says. */
function program(then: string): string {
  return `
    require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'starts'))}, process.pid + '\\n');
    require('node:http').createServer((request, response) => response.end('fine'))
      .listen(${port}, '127.0.0.1', () => { process.send('ready'); ${then} });`;
}

const quick = {
  checkEveryMs: 50,
  hangAfterMs: 400,
  firstPauseMs: 10,
  longestPauseMs: 20,
  failures: 3,
};

function start(then: string, options = {}) {
  return supervise({
    name: 'The program',
    ...quick,
    ...options,
    report: () => undefined,
    isHealthy: async () =>
      (await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(100) })).ok,
    start: () => {
      const child = startChild(process.execPath, ['-e', program(then)], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      const ready = new Promise<void>((resolve) => child.on('message', () => resolve()));
      return Object.assign(child, { ready });
    },
  });
}

const starts = async () =>
  (await readFile(join(folder, 'starts'), 'utf8')).trim().split('\n').map(Number);

async function untilStarted(count: number): Promise<number[]> {
  for (;;) {
    const pids = await starts();
    if (pids.length >= count) return pids;
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

test('a program that crashes is started again', async () => {
  const supervisor = start('');
  await supervisor.ready;
  const [first] = await untilStarted(1);
  process.kill(first!, 'SIGKILL');
  const [, second] = await untilStarted(2);
  expect(second).not.toBe(first);
  await supervisor.stop();
  expect(isAlive(second!)).toBe(false);
}, 30_000);

test('a program that hangs is ended and started again', async () => {
  const supervisor = start('setTimeout(() => { for (;;); }, 100)');
  const [first] = await supervisor.ready.then(() => untilStarted(1));
  await untilStarted(2);
  expect(isAlive(first!)).toBe(false);
  await supervisor.stop();
}, 30_000);

test('after too many failures in a row it gives up with a sentence', async () => {
  const supervisor = start('process.exit(3)');
  expect(await supervisor.ended).toBe('The program failed 3 times in a row.');
  expect(await starts()).toHaveLength(3);
}, 30_000);

test('a program that refuses to run is not started again', async () => {
  const supervisor = start('process.exit(78)', {
    shouldRetry: ({ code }: { code: number | null }) => code !== 78,
  });
  expect(await supervisor.ended).toBe('The program ended.');
  expect(await starts()).toHaveLength(1);
}, 30_000);
