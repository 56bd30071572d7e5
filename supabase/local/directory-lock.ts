import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
      if (isOwner(owner) && (await isAlive(owner))) return { ok: false, ownerPid: owner.pid };
      await removeStale(draft, path);
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

/** Only who holds the takeover file may remove a lock, and looks again before: it may be somebody else's by now. */
async function removeStale(draft: string, path: string): Promise<void> {
  const takeover = `${path}.takeover`;
  if (!(await claim(draft, takeover))) {
    const other = await readOwner(takeover);
    if (isOwner(other) && (await isAlive(other))) await sleep(20);
    else if (other !== 'missing') await rm(takeover, { force: true });
    return;
  }
  try {
    const owner = await readOwner(path);
    const isStale = owner === 'illegible' || (isOwner(owner) && !(await isAlive(owner)));
    if (isStale) await rm(path, { force: true });
  } finally {
    await rm(takeover, { force: true });
  }
}

function lockHeld(path: string, own: Owner): DirectoryLock {
  const isStillOurs = async () => {
    const owner = await readOwner(path);
    return isOwner(owner) && owner.token === own.token;
  };
  return {
    isStillOurs,
    release: async () => {
      if (await isStillOurs()) await rm(path, { force: true });
    },
  };
}

type Reading = Owner | 'missing' | 'illegible';

function isOwner(reading: Reading): reading is Owner {
  return typeof reading === 'object';
}

/** A file that a crash cut short is illegible and belongs to nobody. */
async function readOwner(path: string): Promise<Reading> {
  try {
    const owner = JSON.parse(await readFile(path, 'utf8')) as Partial<Owner>;
    if (typeof owner.pid !== 'number' || typeof owner.token !== 'string') return 'illegible';
    return { pid: owner.pid, token: owner.token, startedAt: owner.startedAt ?? null };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'missing';
    if (error instanceof SyntaxError) return 'illegible';
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
