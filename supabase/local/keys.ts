import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import { z } from 'zod';
import { hasCode } from './error-code.ts';

const newSecret = () => randomBytes(32).toString('base64url');

const keysSchema = z.object({
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
  jwtSecret: z.string().min(32),
  revalidateSecret: z.string().min(32),
  reconcileSecret: z.string().min(32).default(newSecret),
});

export type Keys = z.infer<typeof keysSchema>;

/** This checkout's keys, created on the first run and readable by their owner only. */
export async function loadKeys(directory: string): Promise<Keys> {
  const path = join(directory, 'keys.json');
  const kept = await readIfThere(path);
  if (kept !== undefined) {
    const parsed = keysSchema.safeParse(kept);
    if (!parsed.success)
      throw new Error(`${path} is not legible: delete it and start again to get new keys.`);
    await chmod(path, 0o600);
    // Adds the secret that is missing in folders created before payments were introduced.
    if (!('reconcileSecret' in (kept as object))) await keep(path, parsed.data);
    return parsed.data;
  }

  const keys: Keys = {
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
    jwtSecret: newSecret(),
    revalidateSecret: newSecret(),
    reconcileSecret: newSecret(),
  };
  await keep(path, keys);
  return keys;
}

async function keep(path: string, keys: Keys): Promise<void> {
  await writeFile(`${path}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

async function readIfThere(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
