import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from '../error-code.ts';
import {
  isAlive,
  isOwner,
  isUnusable,
  type Owner,
  readOwner,
  startOf,
  type UnusableLock,
} from './lock-owner.ts';

export interface DirectoryLock {
  /** False once another process has taken over the directory. */
  isStillOurs(): Promise<boolean>;
  release(): Promise<void>;
}

export type LockRefusal = { ok: false; ownerPid: number } | { ok: false; unusable: UnusableLock };

/**
 * Locks `directory` for this process. PGlite takes no lock, and two processes on one database would silently lose each
 * other's writes. The lock of a dead process, or one without an owner, is taken over; anything that is not a readable
 * file is left for a person to check.
 */
export async function lockDirectory(
  directory: string,
): Promise<{ ok: true; lock: DirectoryLock } | LockRefusal> {
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
      if (isUnusable(owner)) return { ok: false, unusable: owner };
      if (isOwner(owner) && (await isAlive(owner))) return { ok: false, ownerPid: owner.pid };
      const obstacle = await removeStale(draft, path);
      if (obstacle) return { ok: false, unusable: obstacle };
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** Why the directory could not be locked, and what to do about it. */
export function lockRefusalSentence(directory: string, refusal: LockRefusal): string {
  if ('ownerPid' in refusal)
    return (
      `The database in ${directory} is in use by process ${refusal.ownerPid}. ` +
      'Stop that shop first, or set LOCAL_DIR to another folder.'
    );
  const { path, because } = refusal.unusable;
  return (
    `The lock ${path} ${because}. Make sure that no shop is running on ${directory} and remove it, ` +
    'or set LOCAL_DIR to another folder.'
  );
}

/** Links the complete file into place, so that a partially written lock is never read. */
async function claim(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * A lock may be removed only by the holder of the takeover file, who checks it again first because it may have a new
 * owner. Returns what prevents the removal, if anything.
 */
async function removeStale(draft: string, path: string): Promise<UnusableLock | undefined> {
  const takeover = `${path}.takeover`;
  if (!(await claim(draft, takeover))) {
    const other = await readOwner(takeover);
    if (isUnusable(other)) return other;
    if (isOwner(other) && (await isAlive(other))) await sleep(20);
    else if (other !== 'missing') await rm(takeover, { force: true });
    return undefined;
  }
  try {
    const owner = await readOwner(path);
    const isStale = owner === 'illegible' || (isOwner(owner) && !(await isAlive(owner)));
    if (isStale) await rm(path, { force: true });
    return undefined;
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
