import { z } from 'zod';
import { type Deps } from '../deps.ts';

/** Keys by name, from the project's settings, e.g. `{"default":"sb_secret_…"}`. */
const namedKeys = z.record(z.string(), z.string());

function keyOf({ env }: Deps, plural: string, legacy: string): string {
  try {
    const keys = namedKeys.parse(JSON.parse(env(plural) ?? 'null'));
    const key = keys['default'] ?? Object.values(keys)[0];
    if (key) return key;
  } catch {
    // A project or self-hosted installation with the older keys only.
  }
  return env(legacy) ?? '';
}

/** The public key. Supabase passes both kinds to its functions under these names. */
export const publicKey = (deps: Deps): string =>
  keyOf(deps, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY');

/** The server's own key, which bypasses row-level security. */
export const secretKey = (deps: Deps): string =>
  keyOf(deps, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');

/** Accepts both kinds of public key: a client may still send the older one instead of a token. */
export const isPublicKey = (deps: Deps, value: string): boolean =>
  value !== '' && (value === publicKey(deps) || value === deps.env('SUPABASE_ANON_KEY'));
