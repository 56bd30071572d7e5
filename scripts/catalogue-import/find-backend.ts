import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { startBackend } from '../lib/backend.mjs';
import { portFrom } from '../lib/ports.mjs';
import { type Backend } from './backend-client.ts';

const keysSchema = z.object({ secretKey: z.string() });

interface Found extends Backend {
  /** Stops what was started for this import. */
  release: () => Promise<void>;
}

type Environment = Record<string, string | undefined>;

const nothingToRelease = () => Promise.resolve();

/**
 * The configured Supabase project; else the running embedded backend; else an embedded backend started for the import.
 */
export async function findBackend(
  root: string,
  environment: Environment,
  report: (text: string) => void,
): Promise<Found> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = environment;
  if (url && secretKey) return { url, secretKey, release: nothingToRelease };
  if (url) throw new Error('NEXT_PUBLIC_SUPABASE_URL is set but SUPABASE_SECRET_KEY is not.');

  const localDir = resolve(root, environment.LOCAL_DIR ?? '.local');
  const backendPort = portFrom(environment, 'BACKEND_PORT');
  const local = `http://127.0.0.1:${String(backendPort)}`;
  if (await isServing(local))
    return { url: local, secretKey: readSecretKey(localDir), release: nothingToRelease };

  report('Starting the embedded backend for this import …');
  const started = await startBackend({
    root,
    backendPort,
    localDir,
    shopPort: portFrom(environment, 'SHOP_PORT'),
    environment,
    report,
    signal: undefined,
  });
  return { url: local, secretKey: readSecretKey(localDir), release: () => started.stop() };
}

async function isServing(url: string): Promise<boolean> {
  try {
    // Even a busy backend counts as running.
    await fetch(new URL('/health', url), { signal: AbortSignal.timeout(3_000) });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function readSecretKey(localDir: string): string {
  const path = join(localDir, 'keys.json');
  if (!existsSync(path))
    throw new Error(`A backend is running, but ${path} is not there: set LOCAL_DIR to its folder.`);
  return keysSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).secretKey;
}
