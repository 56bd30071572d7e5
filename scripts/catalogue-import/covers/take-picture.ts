import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { conversion, convertCover } from './convert-cover.ts';
import { type CoverStore } from './cover-store.ts';
import { fetchCover, largestCover, tooLarge } from './fetch-cover.ts';
import { type Taken } from './taken.ts';

/** A picture that is not in the shop's store yet. */
export interface Source {
  /** The path or address, for the report. */
  written: string;
  read: () => Promise<Taken<Buffer>>;
}

export const fileSource = (file: string): Source => ({
  written: file,
  read: () => readCover(file),
});

export const addressSource = (address: string): Source => ({
  written: address,
  read: () => fetchCover(address),
});

async function readCover(file: string): Promise<Taken<Buffer>> {
  if ((await stat(file)).size > largestCover) return tooLarge;
  return { ok: true, value: await readFile(file) };
}

/**
 * Stores a picture, unless it is a dry run, and returns its address. The name holds a digest of the source, so a
 * changed picture has another address, which no cache knows.
 */
export async function takePicture(
  sku: string,
  { read }: Source,
  { store, dryRun }: { store: CoverStore; dryRun: boolean },
): Promise<Taken<string>> {
  const bytes = await read();
  if (!bytes.ok) return bytes;
  const digest = createHash('sha256').update(String(conversion)).update(bytes.value).digest('hex');
  const name = `${sku}.${digest.slice(0, 12)}.webp`;
  if (!(await store.has(name))) {
    const webp = await convertCover(bytes.value);
    if (!webp.ok) return webp;
    if (!dryRun) await store.put(name, webp.value);
  }
  return { ok: true, value: store.addressOf(name) };
}
