import { z } from 'zod';
import { type Deps } from '../deps.ts';

/** Keys by their names in the project's settings, e.g. `{"default":"sb_secret_…"}`. */
const namedKeys = z.record(z.string(), z.string());

function keyOf({ env }: Deps, plural: string, legacy: string): string {
  try {
    const keys = namedKeys.parse(JSON.parse(env(plural) ?? 'null'));
    const key = keys['default'] ?? Object.values(keys)[0];
    if (key) return key;
  } catch {
    // A project, or a host of its own, that has the older keys only.
  }
  return env(legacy) ?? '';
}

/** What every visitor's browser shows. Supabase gives both to its functions under these names. */
export const publicKey = (deps: Deps): string =>
  keyOf(deps, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY');

/** The server's own, which row level security does not hold back. */
export const secretKey = (deps: Deps): string =>
  keyOf(deps, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');

/** Both kinds of public key: a client may still send the older one in place of a token. */
export const isPublicKey = (deps: Deps, value: string): boolean =>
  value !== '' && (value === publicKey(deps) || value === deps.env('SUPABASE_ANON_KEY'));
