import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';

/**
 * A command like `npm start` whose programs start further programs, one of which ignores SIGTERM.
 * It prints the pids of all of them.
 */
const command = `
  import { runUntilStopped } from './scripts/lib/run-until-stopped.mjs';
  import { startNode, stopChild } from './scripts/lib/child.mjs';
  const grandchild = "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e3); console.log(process.pid)'], { stdio: 'inherit' });";
  const stubborn = "process.on('SIGTERM', () => {}); console.log(process.pid); setInterval(() => {}, 1e3);";
  await runUntilStopped(async () => {
    const children = [startNode(['-e', grandchild + "console.log(process.pid); setInterval(() => {}, 1e3);"]), startNode(['-e', stubborn])];
    return { stop: () => Promise.all(children.map((child) => stopChild(child, 300))), ended: Promise.race(children.map((child) => child.ended.then(() => 'A part ended.'))) };
  });`;

async function started() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', command], {
    cwd: process.cwd(),
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pids: number[] = [];
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
    pids.push(...String(text).trim().split('\n').map(Number));
    if (pids.length >= 3) break;
  }
  return { child, pids };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function untilGone(pids: number[]): Promise<number[]> {
  for (
    const deadline = Date.now() + 8_000;
    Date.now() < deadline;
    await new Promise((r) => setTimeout(r, 50))
  )
    if (!pids.some(isAlive)) return [];
  return pids.filter(isAlive);
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'stops everything on %s, with exit code 0',
  async (signal) => {
    const { child, pids } = await started();
    child.kill(signal);
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
    expect(await untilGone(pids)).toEqual([]);
  },
  30_000,
);

test('stops the rest when a part fails, with a different exit code', async () => {
  const { child, pids } = await started();
  process.kill(pids[0]!, 'SIGKILL');
  process.kill(pids[1]!, 'SIGKILL');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(await untilGone(pids)).toEqual([]);
});

test('leaves nothing behind even when the command is killed', async () => {
  const { child, pids } = await started();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await untilGone(pids)).toEqual([]);
});
