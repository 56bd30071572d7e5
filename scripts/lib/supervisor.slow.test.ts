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

/** A program that records each start in a file, serves, and then runs `then`. */
function program(then: string): string {
  return `
    require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'starts'))}, process.pid + '\\n');
    require('node:http').createServer((request, response) => response.end('fine'))
      .listen(${port}, '127.0.0.1', () => { process.send('ready'); ${then} });`;
}

const hour = 3_600_000;

const quick = {
  checkEveryMs: 50,
  hangAfterMs: 400,
  firstPauseMs: 10,
  longestPauseMs: 20,
  firstTries: 3,
};

let reported: string[] = [];

function start(then: string, options = {}) {
  reported = [];
  return supervise({
    name: 'The program',
    ...quick,
    report: (sentence: string) => reported.push(sentence),
    isHealthy: async () =>
      (await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(100) })).ok,
    start: () => launched(program(then)),
    ...options,
  });
}

function launched(source: string) {
  const child = startChild(process.execPath, ['-e', source], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ready = new Promise<void>((resolve) => child.on('message', () => resolve()));
  return Object.assign(child, { ready });
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

test('restarts a program that crashes', async () => {
  const supervisor = start('');
  await supervisor.ready;
  const [first] = await untilStarted(1);
  process.kill(first!, 'SIGKILL');
  const [, second] = await untilStarted(2);
  expect(second).not.toBe(first);
  await supervisor.stop();
  expect(isAlive(second!)).toBe(false);
});

test('ends and restarts a program that hangs', async () => {
  const supervisor = start('setTimeout(() => { for (;;); }, 100)');
  const [first] = await supervisor.ready.then(() => untilStarted(1));
  await untilStarted(2);
  expect(isAlive(first!)).toBe(false);
  await supervisor.stop();
});

/** A program that ends before it has served or, with `ready`, shortly afterwards. */
function ending(ready: boolean, afterMs = 50): string {
  const end = `setTimeout(() => process.exit(3), ${afterMs});`;
  return `
    require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'starts'))}, process.pid + '\\n');
    ${ready ? `process.send('ready', () => { ${end} });` : end}`;
}

test('gives up on a program that never served after a few failures, with an explanation', async () => {
  const supervisor = start('', { start: () => launched(ending(false)) });
  expect(await supervisor.ended).toBe(
    'The program could not start, 3 times in a row: see what it says above.',
  );
  expect(await starts()).toHaveLength(3);
});

test('never gives up on a program that has served', async () => {
  const supervisor = start('', { start: () => launched(ending(true)) });
  let ended: unknown = 'not yet';
  void supervisor.ended.then((sentence) => (ended = sentence));
  await supervisor.ready;
  await untilStarted(9);
  expect(ended).toBe('not yet');
  expect(reported.slice(0, 8)).toEqual(
    Array(8).fill('The program stopped unexpectedly and is started again.'),
  );
  await supervisor.stop();
});

test('increases the pauses up to the maximum', async () => {
  // Pauses below a second are not reported.
  const pauses = { firstPauseMs: 1_000, longestPauseMs: 3_000 };
  const supervisor = start('', { ...pauses, start: () => launched(ending(true)) });
  await supervisor.ready;
  await untilStarted(5);
  expect(reported.map((sentence) => /in (\d) s/.exec(sentence)?.[1])).toEqual(['1', '2', '3', '3']);
  await supervisor.stop();
});

test('resets the pauses after a healthy period', async () => {
  const pauses = { firstPauseMs: 100, longestPauseMs: 60_000, forgiveAfterMs: 100 };
  const supervisor = start('', { ...pauses, start: () => launched(ending(true, 200)) });
  await supervisor.ready;
  await untilStarted(8);
  // Growing pauses would be reported from a second on.
  expect(reported.filter((sentence) => / in \d+ s/.test(sentence))).toEqual([]);
  await supervisor.stop();
});

test('does not wait for a pause when everything is stopped', async () => {
  const supervisor = start('', { firstPauseMs: hour, start: () => launched(ending(true)) });
  await supervisor.ready;
  await untilStarted(1);
  while (reported.length === 0) await sleep(20);
  await supervisor.stop();
});

test('does not restart a program that refuses to run', async () => {
  const supervisor = start('process.exit(78)', {
    shouldRetry: ({ code }: { code: number | null }) => code !== 78,
  });
  expect(await supervisor.ended).toBe('The program ended.');
  expect(await starts()).toHaveLength(1);
});
