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

test('a program that crashes is started again', async () => {
  const supervisor = start('');
  await supervisor.ready;
  const [first] = await untilStarted(1);
  process.kill(first!, 'SIGKILL');
  const [, second] = await untilStarted(2);
  expect(second).not.toBe(first);
  await supervisor.stop();
  expect(isAlive(second!)).toBe(false);
});

test('a program that hangs is ended and started again', async () => {
  const supervisor = start('setTimeout(() => { for (;;); }, 100)');
  const [first] = await supervisor.ready.then(() => untilStarted(1));
  await untilStarted(2);
  expect(isAlive(first!)).toBe(false);
  await supervisor.stop();
});

/** A program that ends before it has served, or with `ready`, a little while after. */
function ending(ready: boolean, afterMs = 50): string {
  const end = `setTimeout(() => process.exit(3), ${afterMs});`;
  return `
    require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'starts'))}, process.pid + '\\n');
    ${ready ? `process.send('ready', () => { ${end} });` : end}`;
}

test('a program that never served is given up after a few failures, with a sentence', async () => {
  const supervisor = start('', { start: () => launched(ending(false)) });
  expect(await supervisor.ended).toBe(
    'The program could not start, 3 times in a row: see what it says above.',
  );
  expect(await starts()).toHaveLength(3);
});

test('one that has served is never given up', async () => {
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

test('the pauses grow, up to the longest', async () => {
  // Below a second they are not in the report.
  const pauses = { firstPauseMs: 1_000, longestPauseMs: 3_000 };
  const supervisor = start('', { ...pauses, start: () => launched(ending(true)) });
  await supervisor.ready;
  await untilStarted(5);
  expect(reported.map((sentence) => /in (\d) s/.exec(sentence)?.[1])).toEqual(['1', '2', '3', '3']);
  await supervisor.stop();
});

test('good health in between is forgiven', async () => {
  const pauses = { firstPauseMs: 100, longestPauseMs: 60_000, forgiveAfterMs: 100 };
  const supervisor = start('', { ...pauses, start: () => launched(ending(true, 200)) });
  await supervisor.ready;
  await untilStarted(8);
  // Pauses that grow are in the report from a second on.
  expect(reported.filter((sentence) => / in \d+ s/.test(sentence))).toEqual([]);
  await supervisor.stop();
});

test('a pause is no reason to wait when everything is stopped', async () => {
  const supervisor = start('', { firstPauseMs: hour, start: () => launched(ending(true)) });
  await supervisor.ready;
  await untilStarted(1);
  while (reported.length === 0) await sleep(20);
  await supervisor.stop();
});

test('a program that refuses to run is not started again', async () => {
  const supervisor = start('process.exit(78)', {
    shouldRetry: ({ code }: { code: number | null }) => code !== 78,
  });
  expect(await supervisor.ended).toBe('The program ended.');
  expect(await starts()).toHaveLength(1);
});
