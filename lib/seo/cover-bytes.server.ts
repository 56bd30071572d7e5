import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env/public';
import { seconds } from '@/lib/time';

const publicFolder = path.join(process.cwd(), 'public');
const ownFile = /^\/websites\/shop\/[\w./-]+$/;
const largestCover = 4 * 1024 * 1024;

async function readOwnFile(address: string): Promise<Buffer | null> {
  const file = path.join(publicFolder, path.posix.normalize(address));
  return readFile(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Only from the shop's own backend: a product's image address must not make the server call other hosts. */
async function readUploaded(address: string): Promise<Buffer | null> {
  const url = URL.parse(address);
  if (url?.origin !== new URL(env.supabaseUrl).origin) return null;
  const response = await fetch(url, { signal: AbortSignal.timeout(seconds(3)) });
  if (!response.ok || Number(response.headers.get('content-length')) > largestCover) return null;
  return Buffer.from(await response.arrayBuffer());
}

/** The bytes of a product's cover; null if there is none or it cannot be loaded. */
export async function coverBytes(imageUrl: string | null): Promise<Buffer | null> {
  if (!imageUrl) return null;
  return ownFile.test(imageUrl) ? readOwnFile(imageUrl) : readUploaded(imageUrl);
}
