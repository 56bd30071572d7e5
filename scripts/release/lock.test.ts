import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { alone } from './lock.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-lock-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('allows one release at a time, and the next after it has ended, even with a failure', async () => {
  const first = alone(folder, async () => {
    await expect(alone(folder, async () => 'second')).rejects.toThrow('is releasing already');
    throw new Error('It failed.');
  });
  await expect(first).rejects.toThrow('It failed.');
  expect(await alone(folder, async () => 'third')).toBe('third');
});

test('ignores the lock of a killed process', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await writeFile(join(folder, 'release.lock'), String(pid));
  expect(await alone(folder, async () => 'next')).toBe('next');
});
