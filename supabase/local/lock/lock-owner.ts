import { lstat, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { hasCode } from '../error-code.ts';

const ownerSchema = z.object({
  pid: z.number().int().positive(),
  /** When the process started, in kernel ticks, because a pid can be reused. */
  startedAt: z.string().nullable().catch(null),
  token: z.string(),
});

export type Owner = z.infer<typeof ownerSchema>;

/** The content of a lock file: its owner, that it is missing or invalid, or why it cannot be read. */
export type Reading = Owner | 'missing' | 'illegible' | UnusableLock;

export interface UnusableLock {
  path: string;
  /** Completes a sentence after "The lock …". */
  because: string;
}

/** A file truncated by a crash is invalid and has no owner. */
export async function readOwner(path: string): Promise<Reading> {
  try {
    // Reading a pipe would block, and a dangling link would look like no lock.
    if (!(await lstat(path)).isFile()) return { path, because: 'is no file' };
    const owner = ownerSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
    return owner.success ? owner.data : 'illegible';
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'missing';
    if (error instanceof SyntaxError) return 'illegible';
    return { path, because: `cannot be read (${errorText(error)})` };
  }
}

export function isOwner(reading: Reading): reading is Owner {
  return typeof reading === 'object' && 'pid' in reading;
}

export function isUnusable(reading: Reading): reading is UnusableLock {
  return typeof reading === 'object' && 'because' in reading;
}

export async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
  const startedAt = await startOf(owner.pid);
  return owner.startedAt === null || startedAt === null || owner.startedAt === startedAt;
}

/** Linux only; elsewhere only the pid is compared. */
export async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return null;
    throw error;
  }
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
