import { isAuthError, isAuthRetryableFetchError, type AuthError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { SessionClient } from './shop-client';

/**
 * The claims of a verified access token that the shop uses. Metadata is not among them because permissions never depend
 * on it.
 */
const claimsSchema = z.object({
  sub: z.uuid(),
  email: z.string().check(z.minLength(1)),
  role: z.literal('authenticated'),
});
export type Claims = z.infer<typeof claimsSchema>;

/** `unknown`: the token could not be verified now, so it is not trusted. */
export type SessionReading =
  { status: 'signed-in'; claims: Claims } | { status: 'signed-out' } | { status: 'unknown' };

/** The session in a client's cookies, refreshed if old, with its token verified by key or by the auth service. */
export async function readSession(client: SessionClient): Promise<SessionReading> {
  try {
    const { data, error } = await client.auth.getClaims();
    if (error) return afterError(error);
    const claims = claimsSchema.safeParse(data?.claims);
    return claims.success ? { status: 'signed-in', claims: claims.data } : { status: 'signed-out' };
  } catch (error) {
    // Network problems are auth errors. Anything else is a cookie or token that cannot be decoded, which means signed
    // out.
    return isAuthError(error) ? afterError(error) : { status: 'signed-out' };
  }
}

function afterError(error: AuthError): SessionReading {
  const status = error.status ?? 0;
  const isServiceTrouble = isAuthRetryableFetchError(error) || status === 429 || status >= 500;
  return { status: isServiceTrouble ? 'unknown' : 'signed-out' };
}
