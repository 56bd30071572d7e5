import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hasCode } from '../error-code.ts';

const mailSchema = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Of the shop's own e-mails: their kind, and the order that they are about. */
  tags: z.record(z.string(), z.string()).optional(),
  /** The idempotency key of the request to send it. */
  once: z.string().optional(),
});

export type Mail = z.infer<typeof mailSchema>;

export interface MailStore {
  keep(mail: Omit<Mail, 'id' | 'at'>): Promise<void>;
  /** Newest first. */
  list(to?: string): Promise<Mail[]>;
  find(id: string): Promise<Mail | undefined>;
  /** Whether an e-mail of this name was kept, by this process or an earlier one. */
  has(once: string): Promise<boolean>;
}

/** Enough for several mails about each of two hundred orders, and others in the meantime. */
const keptMails = 2_000;
const idPattern = /^\d{13}-\d{6}-[0-9a-f]{8}$/;
let sequence = 0;

/** Stores e-mails as files in `directory`. Their names sort by time, even within a millisecond. */
export async function openMailStore(directory: string): Promise<MailStore> {
  await mkdir(directory, { recursive: true });
  const find = async (id: string) => {
    if (!idPattern.test(id)) return undefined;
    try {
      return mailSchema.parse(JSON.parse(await readFile(join(directory, `${id}.json`), 'utf8')));
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  };

  // Only this process writes to the directory, so its initial files and later additions are complete.
  const recipients = new Map<string, string>();
  const names = new Set<string>();
  const note = ({ id, to, once }: Mail) => {
    recipients.set(id, to);
    if (once !== undefined) names.add(once);
  };
  for (const id of await storedIds(directory)) {
    const mail = await find(id);
    if (mail) note(mail);
  }

  return {
    find,
    has: (once) => Promise.resolve(names.has(once)),
    list: async (to) => {
      const wanted = [...recipients].filter(([, of]) => to === undefined || of === to);
      const ids = wanted.map(([id]) => id).sort();
      const mails = await Promise.all(ids.reverse().map(find));
      return mails.filter((mail) => mail !== undefined);
    },
    keep: async (mail) => {
      const kept = { id: nextId(), at: new Date().toISOString(), ...mail };
      const path = join(directory, `${kept.id}.json`);
      await writeFile(`${path}.new`, JSON.stringify(kept));
      await rename(`${path}.new`, path);
      note(kept);
      for (const old of [...recipients.keys()].slice(0, -keptMails)) {
        recipients.delete(old);
        await rm(join(directory, `${old}.json`), { force: true });
      }
    },
  };
}

/** Oldest first. */
async function storedIds(directory: string): Promise<string[]> {
  const names = (await readdir(directory)).map((file) => file.replace(/\.json$/, ''));
  return names.filter((name) => idPattern.test(name)).sort();
}

function nextId(): string {
  sequence = (sequence + 1) % 1_000_000;
  return `${Date.now()}-${String(sequence).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
}
