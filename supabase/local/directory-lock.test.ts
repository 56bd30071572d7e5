/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lockDirectory } from './directory-lock';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'zad-lock-'));
});

afterEach(() => rm(directory, { recursive: true }));

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid!;
}

test('a directory has one owner, and is free again after the release', async () => {
  const first = await lockDirectory(directory);
  expect(await lockDirectory(directory)).toEqual({ ok: false, ownerPid: process.pid });
  if (!first.ok) throw new Error('The free directory was refused.');
  await first.lock.release();
  expect(await lockDirectory(directory)).toMatchObject({ ok: true });
});

test('the lock of a dead process is taken over by exactly one of many', async () => {
  const stale = { pid: await deadPid(), startedAt: null, token: 'of-the-dead' };
  for (let round = 0; round < 50; round += 1) {
    await writeFile(join(directory, 'lock'), JSON.stringify(stale));
    const results = await Promise.all(Array.from({ length: 20 }, () => lockDirectory(directory)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await readdir(directory)).toEqual(['lock']);
  }
}, 60_000);

test('a lock whose pid now belongs to another program is stale', async () => {
  const reused = { pid: process.pid, startedAt: '1', token: 'of-an-earlier-process' };
  await writeFile(join(directory, 'lock'), JSON.stringify(reused));
  const result = await lockDirectory(directory);
  // Only Linux tells when a process started.
  expect(result.ok).toBe(process.platform === 'linux');
});

test('a takeover that was itself cut short does not stand in the way', async () => {
  const stale = JSON.stringify({ pid: await deadPid(), startedAt: null, token: 'of-the-dead' });
  await writeFile(join(directory, 'lock'), stale);
  await writeFile(join(directory, 'lock.takeover'), stale);
  expect(await lockDirectory(directory)).toMatchObject({ ok: true });
});

test('a lock that a crash cut short is taken over', async () => {
  await writeFile(join(directory, 'lock'), '{"pid": 12');
  expect(await lockDirectory(directory)).toMatchObject({ ok: true });
});

test('an owner notices when its lock has been taken away', async () => {
  const owner = await lockDirectory(directory);
  if (!owner.ok) throw new Error('The free directory was refused.');
  expect(await owner.lock.isStillOurs()).toBe(true);
  await rm(join(directory, 'lock'));
  expect(await owner.lock.isStillOurs()).toBe(false);
});
