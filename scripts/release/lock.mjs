import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '../lib/plain-error.mjs';

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Calls `work` unless another process releases to the same folder: both would take the same ports. The lock of a
 * process that was killed does not count.
 */
export async function alone(folder, work) {
  const lock = join(folder, 'release.lock');
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (holder > 0 && isRunning(holder))
    throw new PlainError(`Process ${holder} is releasing already.`);
  await rm(lock, { force: true });
  await writeFile(lock, String(process.pid), { flag: 'wx' });
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
