import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';

interface Owner {
  pid: number;
  /** When the process started, in the kernel's ticks: a later process may get the same pid. */
  startedAt: string | null;
  token: string;
}

export interface DirectoryLock {
  /** False once another process has taken the directory over. */
  isStillOurs(): Promise<boolean>;
  release(): Promise<void>;
}

export type LockResult = { ok: true; lock: DirectoryLock } | { ok: false; ownerPid: number };

/**
 * Makes this process the only owner of `directory`. PGlite itself takes no lock, and two processes on one database lose
 * each other's writes in silence. The lock of a dead process is taken over.
 */
export async function lockDirectory(directory: string): Promise<LockResult> {
  const path = join(directory, 'lock');
  const own: Owner = {
    pid: process.pid,
    startedAt: await startOf(process.pid),
    token: randomUUID(),
  };
  const draft = join(directory, `lock.${own.token}`);
  await writeFile(draft, JSON.stringify(own));

  try {
    for (;;) {
      if (await claim(draft, path)) return { ok: true, lock: lockHeld(path, own) };
      const owner = await readOwner(path);
      if (owner && (await isAlive(owner))) return { ok: false, ownerPid: owner.pid };
      await clearStale(path, own.token, owner);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** Links the complete file into place, so that nobody ever reads a half-written lock. */
async function claim(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function clearStale(path: string, token: string, stale: Owner | undefined): Promise<void> {
  const aside = `${path}.stale.${token}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  // Someone may have taken the stale lock over between our look and our rename: theirs goes back.
  const moved = await readOwner(aside);
  if (moved && moved.token !== stale?.token) await claim(aside, path);
  await rm(aside, { force: true });
}

function lockHeld(path: string, own: Owner): DirectoryLock {
  const isStillOurs = async () => (await readOwner(path))?.token === own.token;
  return {
    isStillOurs,
    release: async () => {
      if (await isStillOurs()) await rm(path, { force: true });
    },
  };
}

/** Undefined when there is no lock, or nothing legible in it: a file that a crash cut short belongs to nobody. */
async function readOwner(path: string): Promise<Owner | undefined> {
  try {
    const owner = JSON.parse(await readFile(path, 'utf8')) as Partial<Owner>;
    if (typeof owner.pid !== 'number' || typeof owner.token !== 'string') return undefined;
    return { pid: owner.pid, token: owner.token, startedAt: owner.startedAt ?? null };
  } catch (error) {
    if (error instanceof SyntaxError || hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
  const startedAt = await startOf(owner.pid);
  return owner.startedAt === null || startedAt === null || owner.startedAt === startedAt;
}

/** Linux only; elsewhere the pid alone has to do. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return null;
    throw error;
  }
}
