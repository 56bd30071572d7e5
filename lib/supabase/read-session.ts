import { isAuthError, isAuthRetryableFetchError, type AuthError } from '@supabase/supabase-js';
import { z } from 'zod';
import type { ShopClient } from './shop-client';

/** What of a verified access token the shop goes by. Rights never come from metadata, so there is none. */
const claimsSchema = z.object({
  sub: z.uuid(),
  email: z.string().min(1),
  role: z.literal('authenticated'),
});
export type Claims = z.infer<typeof claimsSchema>;

/** `unknown`: nobody could be asked whether the token is good, so it is not taken for good. */
export type SessionReading =
  { status: 'signed-in'; claims: Claims } | { status: 'signed-out' } | { status: 'unknown' };

/** The session of a client's cookies, refreshed when it is old, its token verified by key or by the auth service. */
export async function readSession(client: ShopClient): Promise<SessionReading> {
  try {
    const { data, error } = await client.auth.getClaims();
    if (error) return afterError(error);
    const claims = claimsSchema.safeParse(data?.claims);
    return claims.success ? { status: 'signed-in', claims: claims.data } : { status: 'signed-out' };
  } catch (error) {
    // Trouble on the way is an auth error. Anything else is a cookie or token that cannot even be decoded, which signs
    // nobody in.
    return isAuthError(error) ? afterError(error) : { status: 'signed-out' };
  }
}

function afterError(error: AuthError): SessionReading {
  const status = error.status ?? 0;
  const isServiceTrouble = isAuthRetryableFetchError(error) || status === 429 || status >= 500;
  return { status: isServiceTrouble ? 'unknown' : 'signed-out' };
}
