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
});

export type Mail = z.infer<typeof mailSchema>;

export interface MailStore {
  keep(mail: Omit<Mail, 'id' | 'at'>): Promise<void>;
  /** Newest first. */
  list(to?: string): Promise<Mail[]>;
  find(id: string): Promise<Mail | undefined>;
}

const keptMails = 500;
const idPattern = /^\d{13}-\d{6}-[0-9a-f]{8}$/;
let sequence = 0;

/** Stores e-mails as files in `directory`. Their names sort by time, even within a millisecond. */
export async function openMailStore(directory: string): Promise<MailStore> {
  await mkdir(directory, { recursive: true });
  const ids = async () => {
    const names = (await readdir(directory)).map((file) => file.replace(/\.json$/, ''));
    return names
      .filter((name) => idPattern.test(name))
      .sort()
      .reverse();
  };
  const find = async (id: string) => {
    if (!idPattern.test(id)) return undefined;
    try {
      return mailSchema.parse(JSON.parse(await readFile(join(directory, `${id}.json`), 'utf8')));
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  };

  return {
    find,
    list: async (to) => {
      const mails = await Promise.all((await ids()).map(find));
      return mails.filter(
        (mail) => mail !== undefined && (to === undefined || mail.to === to),
      ) as Mail[];
    },
    keep: async (mail) => {
      const id = nextId();
      const path = join(directory, `${id}.json`);
      await writeFile(`${path}.new`, JSON.stringify({ id, at: new Date().toISOString(), ...mail }));
      await rename(`${path}.new`, path);
      for (const old of (await ids()).slice(keptMails))
        await rm(join(directory, `${old}.json`), { force: true });
    },
  };
}

function nextId(): string {
  sequence = (sequence + 1) % 1_000_000;
  return `${Date.now()}-${String(sequence).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
}
