import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lockDirectory, lockRefusalSentence } from './directory-lock';
import { end, spawnGateway } from '../testing/spawn-gateway';

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

test('gives a directory one owner until its release', async () => {
  const first = await lockDirectory(directory);
  expect(await lockDirectory(directory)).toEqual({ ok: false, ownerPid: process.pid });
  if (!first.ok) throw new Error('The free directory was refused.');
  await first.lock.release();
  expect(await lockDirectory(directory)).toMatchObject({ ok: true });
});

test('lets exactly one of many processes take over the lock of a dead one', async () => {
  const stale = { pid: await deadPid(), startedAt: null, token: 'of-the-dead' };
  for (let round = 0; round < 50; round += 1) {
    await writeFile(join(directory, 'lock'), JSON.stringify(stale));
    const results = await Promise.all(Array.from({ length: 20 }, () => lockDirectory(directory)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await readdir(directory)).toEqual(['lock']);
  }
});

test('treats a lock as stale if its pid belongs to another program now', async () => {
  const reused = { pid: process.pid, startedAt: '1', token: 'of-an-earlier-process' };
  await writeFile(join(directory, 'lock'), JSON.stringify(reused));
  const result = await lockDirectory(directory);
  // Only Linux reports when a process started.
  expect(result.ok).toBe(process.platform === 'linux');
});

test('ignores an interrupted takeover', async () => {
  const stale = JSON.stringify({ pid: await deadPid(), startedAt: null, token: 'of-the-dead' });
  await writeFile(join(directory, 'lock'), stale);
  await writeFile(join(directory, 'lock.takeover'), stale);
  expect(await lockDirectory(directory)).toMatchObject({ ok: true });
});

test('takes over a lock file truncated by a crash', async () => {
  await writeFile(join(directory, 'lock'), '{"pid": 12');
  expect(await lockDirectory(directory)).toMatchObject({ ok: true });
});

test('reports the loss of the lock to its owner', async () => {
  const owner = await lockDirectory(directory);
  if (!owner.ok) throw new Error('The free directory was refused.');
  expect(await owner.lock.isStillOurs()).toBe(true);
  await rm(join(directory, 'lock'));
  expect(await owner.lock.isStillOurs()).toBe(false);
});

test.each([
  'null',
  '0',
  '"text"',
  '[]',
  '{}',
  '',
  '\0\0\0\0',
  '{"pid":"12","token":"x"}',
  '{"pid":-1,"token":"x"}',
  '{"pid":0,"token":"x"}',
  '{"pid":1.5,"token":"x"}',
])('takes over a lock without a valid owner: %j', async (content) => {
  for (const name of ['lock', 'lock.takeover']) await writeFile(join(directory, name), content);
  expect(await lockDirectory(directory)).toMatchObject({ ok: true });
  expect(await readdir(directory)).toEqual(['lock']);
});

test.each(['lock', 'lock.takeover'])(
  'does not remove a folder in the place of %s',
  async (name) => {
    if (name !== 'lock') await writeFile(join(directory, 'lock'), 'null');
    await mkdir(join(directory, name));
    const refused = await lockDirectory(directory);
    if (refused.ok) throw new Error('The folder was taken for a lock.');
    const sentence = lockRefusalSentence(directory, refused);
    expect(sentence).toContain(`The lock ${join(directory, name)} is no file.`);
    expect(await readdir(directory)).toEqual([...new Set(['lock', name])]);
  },
);

test('rejects a dangling link without waiting', async () => {
  await symlink(join(directory, 'nowhere'), join(directory, 'lock'));
  expect(await lockDirectory(directory)).toMatchObject({
    ok: false,
    unusable: { because: 'is no file' },
  });
});

test('ends the backend with an explanation, without a restart', async () => {
  await mkdir(join(directory, 'lock'));
  const child = await spawnGateway(directory, { BACKEND_PORT: '43009' });
  const [message] = (await once(child, 'message')) as [{ kind: string; text: string }];
  const [code] = (await once(child, 'exit')) as [number];
  await end(child);
  expect(message).toMatchObject({ kind: 'refused', text: expect.stringContaining('is no file') });
  expect(code).toBe(78);
});
